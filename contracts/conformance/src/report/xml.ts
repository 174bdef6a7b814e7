/** Text for XML and HTML: nothing in it is markup, and no control character breaks a parser. */
export const escapeXml = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- exactly these may not stand in XML.
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu, '�')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
