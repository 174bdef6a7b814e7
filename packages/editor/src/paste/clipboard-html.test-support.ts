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

/** A manuscript in Word: title style, numbered list, tracked changes, a comment, a note, a table. */
export const wordManuscriptPaste = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:LatentStyles DefLockedState="false" LatentStyleCount="376"></w:LatentStyles></xml><![endif]-->
<style><!-- @page WordSection1 {size:595.3pt 841.9pt;} .MsoChpDefault {font-family:"Calibri",sans-serif;} --></style></head>
<body lang=FR style='tab-interval:35.4pt;word-wrap:break-word'>
<!--StartFragment--><p class=MsoTitle><span style='mso-fareast-language:FR'>La Maison<o:p></o:p></span></p>
<h2 style='margin-top:2.0pt'><a name="_Toc1"><b style='mso-bidi-font-weight:normal'>Le départ</b></a><o:p></o:p></h2>
<p class=MsoNormal style='mso-margin-top-alt:auto'>Il <ins cite="mailto:Ana" datetime="2026-01-02T10:00">partit </ins><del cite="mailto:Ana" datetime="2026-01-02T10:00">resta </del>à l’aube<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]>[1]<![endif]></span></span></a>.<span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1">[AN1]</a><![if !supportAnnotations]><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span><o:p></o:p></p>
<p class=MsoNormal align=center style='text-align:center'>***<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>La valise<o:p></o:p></p>
<p class=MsoQuote><i>Ô flots !</i><o:p></o:p></p>
<p class=MsoNormal><span lang=EN-GB style='font-variant:small-caps;color:red;background:yellow'>Rouge</span> et <u>fin</u>.<o:p></o:p></p>
<!--EndFragment--></body></html>`;

/** A manuscript in Google Docs: a title, a list, a link, a tab, a horizontal rule, nested spans. */
export const googleManuscriptPaste = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-9f8e7d6c-7fff-9876"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:3pt;">${docsSpan('La Maison', 'font-size:26pt;')}</p><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;">${docsSpan('Chapitre premier', 'font-size:20pt;font-weight:400;')}</h1><p dir="ltr" style="line-height:1.38;text-indent: 36pt;"><span style="font-size:11pt;white-space:pre;"><span class="Apple-tab-span" style="white-space:pre;">	</span></span>${docsSpan('Elle lut ')}<a href="https://example.com/lettre" style="text-decoration:none;">${docsSpan('la lettre', 'color:#1155cc;text-decoration:underline;')}</a>${docsSpan(' ', 'font-style:italic;')}${docsSpan('deux fois', 'font-style:italic;font-weight:700;')}${docsSpan('.')}</p><hr /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation">${docsSpan('une clé')}</p></li><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation">${docsSpan('un nom')}</p></li></ul></b>`;
