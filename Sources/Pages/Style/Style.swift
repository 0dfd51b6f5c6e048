/// The page's stylesheet; its colours are `ColourToken`s.
enum Style {
  static let sans: Markup = "-apple-system,\"Segoe UI\",Roboto,\"Noto Sans\",\"Helvetica Neue\",Arial,sans-serif"
  static let serif: Markup =
    "Charter,\"Iowan Old Style\",\"Palatino Linotype\",Georgia,\"Liberation Serif\",serif"

  static let css: Markup = """
    *{box-sizing:border-box}
    html{background:var(--paper);color:var(--text);-webkit-text-size-adjust:100%;
    font:15px/1.45 \(sans);
    font-variant-numeric:tabular-nums lining-nums;overflow-wrap:anywhere}
    body{margin:0}
    main{max-width:820px;margin:0 auto;padding:44px 28px 56px}
    h1,h2,p,ul,dl,dd,figure,blockquote{margin:0;padding:0}
    h1{font:400 30px/1.15 \(serif);
    letter-spacing:-.01em}
    h2{font-size:12.5px;font-weight:600;letter-spacing:.02em;color:var(--accent);
    border-top:1px solid var(--hairline);padding:9px 0 7px}
    header{padding-bottom:22px}
    header p{color:var(--quiet);margin-top:6px}
    section{margin-bottom:24px;min-width:0}
    .pair{display:grid;grid-template-columns:1fr 1fr;gap:0 32px}
    section>*+*:not(details){margin-top:8px}section>h2+*{margin-top:0}
    ul{list-style:none}
    li{padding-left:14px;position:relative;margin-bottom:5px}
    li::before{content:"•";position:absolute;left:0;color:var(--accent)}
    dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(160px,1fr));gap:9px 20px}
    dt,i,small,figcaption,.key,.loss,summary,blockquote footer,thead th{color:var(--quiet);font-size:12.5px;
    font-style:normal;font-weight:400}
    dd{font-weight:600;line-height:1.3}
    table{border-collapse:collapse;width:100%}
    th,td{overflow-wrap:break-word;padding:4px 0 4px 12px;text-align:right;vertical-align:bottom;font-weight:400}
    th:first-child{text-align:left;padding-left:0}
    tbody tr{border-top:1px solid var(--hairline)}
    .row{display:grid;grid-template-columns:128px 1fr 96px;gap:0 16px;align-items:center}
    .row b{font-weight:600;line-height:1.2}.row span{font-size:12.5px;line-height:1.2}
    .row i{line-height:1.2}
    .row>svg{grid-column:2;display:block;overflow:visible}
    .row svg svg{overflow:visible}
    .line{margin:9px 0}
    .line>svg{height:42px}.airy .line>svg{height:66px}.wide .line>svg{height:120px}
    svg text{font-size:10.5px;fill:var(--quiet)}
    .scale text{text-anchor:end;font-size:9.5px}.scale .top{transform:translateY(7px)}
    .rule{stroke:var(--hairline)}.base{stroke:var(--unknown)}
    .curve,.known{fill:none;stroke:var(--accent);stroke-linecap:round;stroke-linejoin:round;
    vector-effect:non-scaling-stroke}
    .curve{stroke-width:1.6px}.known{stroke-width:3.4px}
    circle.peak{fill:var(--paper);stroke:var(--accent);stroke-width:1.8px}
    svg text.peak{fill:var(--text);font-weight:600;paint-order:stroke;stroke:var(--paper);stroke-width:3px;
    stroke-linejoin:round}
    .compare+.compare{margin-top:14px}
    .halves{display:grid;grid-template-columns:1fr 1fr;gap:0 40px;padding-left:18px}
    .halves svg{display:block;height:84px;margin-top:8px;overflow:visible}
    .halves b{font-weight:600}
    .seen{fill:var(--late)}.level{stroke:var(--accent);stroke-width:2px}
    .axis{margin:-4px 0 4px}.lane{margin-top:3px}
    .dose{stroke:var(--text);stroke-width:1.6px}
    .trigger{fill:var(--accent);stroke:var(--paper)}
    figcaption{margin-top:7px}
    .medicines td{width:36px;padding-left:8px;white-space:nowrap}
    .medicines th div{display:grid;grid-template-columns:minmax(128px,1fr) 1.7fr;gap:0 16px;align-items:center}
    .medicines svg,.key svg{display:block}.medicines svg svg svg{overflow:visible}
    .taken rect{fill:var(--accent)}.late{stroke:var(--late)}.skipped{stroke:var(--skipped)}
    .missed{stroke:var(--missed)}
    .unknown rect,.end{fill:none;stroke:var(--unknown);stroke-dasharray:2.5 2}.end{transform:translateX(-2px)}
    .stripes{stroke-width:14px;stroke-dasharray:3 2}
    .dots{stroke-width:2.4px;stroke-dasharray:0 4.5;stroke-linecap:round}
    .bar{stroke-width:1px}.bars{stroke-width:14px;stroke-dasharray:1.2 2.8}
    .medicines .edge{stroke:var(--paper);stroke-width:3px}
    .medicines text{text-anchor:middle;font-weight:600;fill:var(--text);stroke:none}.taken text{fill:var(--paper)}
    .medicines .plate{fill:var(--paper);stroke:none}
    .key{display:flex;flex-wrap:wrap;gap:4px 18px}
    .key span{display:flex;gap:6px;align-items:center}.key b{color:var(--text);font-weight:600}
    .notes{display:grid;grid-template-columns:repeat(auto-fit,minmax(190px,1fr));gap:14px 24px}
    blockquote{border-left:2px solid var(--accent);padding-left:12px}
    blockquote p{white-space:pre-line;
    font:16px/1.4 Charter,"Iowan Old Style","Palatino Linotype",Georgia,"Liberation Serif",serif}
    blockquote footer{margin-top:3px}
    .loss{border-top:1px solid var(--hairline);padding-top:9px}
    .heard{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .scroll{overflow:auto}details{margin-top:8px}summary{cursor:pointer}
    details .scroll{max-height:24em;margin-top:6px}details table{font-size:12.5px}
    @media (max-width:600px){
    main{padding:28px 20px 40px}
    .pair{display:block}
    .row{grid-template-columns:1fr auto;gap:3px 12px}
    .row b,.row span,.row i{grid-row:1}
    .row>svg{grid-column:1/-1;width:calc(100% - 18px);margin-left:18px}
    .line{margin:14px 0}
    .medicines th div{display:block}.medicines svg{margin:4px 0 2px}
    .plain{font-size:13.5px}.plain th,.plain td{padding-left:8px}.plain th:first-child{padding-left:0}
    .medicines td{width:1px;padding-left:9px}
    }
    """
}

extension Style {
  /// The print stylesheet for one A4 sheet. `HeightEstimate` relies on the line limits set here; longer text ends in an
  /// ellipsis.
  static let print: Markup = """
    @page{size:A4;margin:11mm 13mm}
    @media print{
    html{font-size:12px;line-height:1.35}
    main{max-width:none;padding:0;zoom:var(--zoom)}
    h1{font-size:24px}h2{font-size:11px;padding:5px 0 4px}
    header{padding-bottom:10px}header p{margin-top:3px}
    section{margin-bottom:9px}
    dt,i,small,figcaption,.key,.loss,blockquote footer,thead th,.row span,svg text{font-size:10px}.scale text{font-size:8.5px}
    li{margin-bottom:2px}
    dl{grid-template-columns:repeat(auto-fill,minmax(118px,1fr));gap:4px 16px}
    th,td{padding-top:1.5px;padding-bottom:1.5px}
    .line{margin:7px 0}
    .line>svg{height:32px}.airy .line>svg{height:56px}.wide .line>svg{height:110px}
    .curve{stroke-width:1.3px}.known{stroke-width:2.6px}
    .halves svg{height:72px;margin-top:5px}.halves b,.halves i{white-space:nowrap}
    figcaption{margin-top:4px}
    blockquote p{font-size:12.5px;line-height:1.3}
    details{display:none}
    section,.row,tr,blockquote{break-inside:avoid}
    h1,h2,header p,li,dt,dd,.row b,.row span,.row i,blockquote p,blockquote footer,.medicines th span,figcaption{
    overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:1}
    header p,li,.line b,.line i,figcaption{-webkit-line-clamp:2}
    blockquote p{-webkit-line-clamp:7}
    .plain{table-layout:fixed}.plain th,.plain td{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
    }
    """
}
