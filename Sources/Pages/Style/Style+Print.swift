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
