/** What word processors put on the clipboard, by shape: written for the tests. */
export const wordPaste = `<html xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta charset="utf-8"><meta name=ProgId content=Word.Document>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:12.0pt; font-family:"Calibri",sans-serif;} --></style>
</head>
<body lang=FR style='tab-interval:35.4pt'>
<!--StartFragment-->
<h1>Chapitre premier<o:p></o:p></h1>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal style='text-align:justify'><span style='font-family:"Garamond",serif'>Elle dit
«&nbsp;<b style='mso-bidi-font-weight:normal'>non</b>&nbsp;» et sortit, <i style='mso-bidi-font-style:
normal'>sans un
mot</i>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Premier point<o:p></o:p></p>
<p class=MsoNormal>Vers un<br>
vers deux<o:p></o:p></p>
<!--EndFragment-->
</body></html>`;

const docsSpan = (text: string, style = '') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;${style}">${text}</span>`;

export const googleDocsPaste = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0a1b2c3d-7fff-1234"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;">${docsSpan('Le phare')}</h2><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${docsSpan('La mer était ')}${docsSpan('grise', 'font-weight:700;')}${docsSpan(', ')}${docsSpan('très', 'font-style:italic;text-decoration:underline;-webkit-text-decoration-skip:none;text-decoration-skip-ink:none;')}${docsSpan(' ')}${docsSpan('grise', 'text-decoration:line-through;')}${docsSpan('.')}</p><br /><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${docsSpan('Puis la pluie.')}</p></b><br class="Apple-interchange-newline">`;
