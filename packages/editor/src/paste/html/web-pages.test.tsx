import { expect, test } from 'vitest';
import { line, pasted } from './web-pages.test-support.ts';

// PAGE-106
test.each([
  [`${line('block', 'Il pleut')}${line('block', 'sur la ville')}`, ['Il pleut', 'sur la ville']],
  [
    `<p>${line('block', 'Il pleut')}${line('block', 'sur la ville')}</p><p>Fin.</p>`,
    ['Il pleut\nsur la ville', 'Fin.'],
  ],
  [
    `<p>Ainsi <b>${line('block', 'il pleut')}</b> sur ${line('list-item', 'la ville')}</p>`,
    ['Ainsi\nil pleut\nsur\nla ville'],
  ],
  [`<p>${line('block', 'un')}${line('block', '<br>')}${line('block', 'deux')}</p>`, ['un', 'deux']],
  [
    `<style>.v { display: block }</style><p><span class="v">Il pleut</span><span class=v>sur</span></p>`,
    ['Il pleut\nsur'],
  ],
  [
    `<blockquote>${line('block', 'Il pleut')}${line('block', 'sur')}</blockquote>`,
    ['Il pleut\nsur'],
  ],
  ['<span style="display:inline-grid"><i>Nom</i><i>Ville</i></span>', ['Nom', 'Ville']],
  ['<details open><summary>Acte I</summary>Paris</details>Fin', ['Acte I', 'Paris', 'Fin']],
  ['<fieldset><legend>Acte I</legend>Paris</fieldset>', ['Acte I', 'Paris']],
  ['<dl><dt>Acte I</dt><dt>Paris</dt><dd>la nuit</dd></dl>', ['Acte I', 'Paris', 'la nuit']],
  ['<table><caption>Acte</caption><tr><td>I<td>a<p>b</table>', ['Acte', 'I', 'a', 'b']],
  ['<table><tr><td>I<td><ul><li>a</ul></table>', ['I', '• a']],
  ['<div style="display:flex"><h2>Nom</h2><p>Ville</p></div>', ['Nom', 'Ville']],
  [`<div style="display:flex"><p>${'Nom '.repeat(40)}</p>x</div>`, ['Nom '.repeat(40).trim(), 'x']],
  [
    '<div style="display:flex;flex-direction:column"><b>Nom</b><b>Ville</b></div>',
    ['Nom', 'Ville'],
  ],
  ['<p style="display:flex;flex-wrap:wrap"><b>Nom</b><b>Ville</b></p>', ['Nom\nVille']],
  ['<figure>Paris<figcaption>la nuit</figcaption></figure>', ['Paris', 'la nuit']],
  ['<main>Un</main><nav>deux</nav><center>trois</center>', ['Un', 'deux', 'trois']],
  ['<div style="display:inline">Il </div><p style="display: inline">pleut</p>', ['Il pleut']],
  [
    `<ul><li>${line('block', 'La clé')}${line('block', 'rouillée')}</li></ul>`,
    ['• La clé\nrouillée'],
  ],
  ['<ul><li><div><div>La clé</div></div></li></ul>', ['• La clé']],
  ['<ul><li><div class="box"></div> <span>La clé</span></li></ul>', ['• La clé']],
  ['Nuit<i style="display:inline-block;width:2em"></i>d’hiver', ['Nuit d’hiver']],
])('blocks of a page are lines of their own: %s', async (html, texts) => {
  expect(await pasted(html)).toEqual(texts);
});

// PAGE-106
test.each([
  ['<div style="display:flex"><b>200 g</b><div>de farine</div></div>', ['200 g de farine']],
  [
    '<style>.r { display: flex }</style><div class="r">200 g <span>de farine</span></div><div class=r><p>2</p><p>œufs</p></div>',
    ['200 g de farine', '2 œufs'],
  ],
  [
    '<p>Il faut <b style="display:inline-flex"><i>200 g</i><i>de sel</i></b>.</p>',
    ['Il faut 200 g de sel.'],
  ],
  [
    '<table><tr><th>Nom<th>Ville<tr><td><p>Ana</p><td><div><p>Lyon</p></div><td></td></table>',
    ['Nom Ville', 'Ana Lyon'],
  ],
  [`${line('table-cell', 'Nom')}${line('table-cell', 'Ville')}`, ['Nom Ville']],
  [
    `${line('table-row', line('table-cell', 'Nom') + line('table-cell', 'Ville'))}Fin`,
    ['Nom Ville', 'Fin'],
  ],
  [
    '<p style="display:flex">L’<em>été</em>, enfin, M<sup>me</sup> Roux</p>',
    ['L’été, enfin, Mᵐᵉ Roux'],
  ],
])('a page’s row is one line: %s', async (html, texts) => {
  expect(await pasted(html)).toEqual(texts);
});

// PAGE-106
test.each([
  'display:none',
  'visibility:hidden',
  'visibility: collapse',
  'font-size:0',
  'font-size: 0px',
  'mso-hide:all',
  'position:absolute;width:1px;height:1px;overflow:hidden',
  'position:absolute;clip:rect(0 0 0 0)',
  'position:absolute; clip-path: inset(50%)',
  'position:absolute;width:0;height:0;overflow:clip',
  'position:absolute;left:-9999px',
  'position:absolute;left:-999em',
  'text-indent:-9999px',
])('words hidden by %s are not pasted', async (style) => {
  expect(await pasted(`<p>Il <b style="${style}">ne </b>pleut</p>`)).toEqual(['Il pleut']);
});

// PAGE-106
test.each([
  ['<p>Il <b hidden>ne </b>pleut<template>pas</template><noscript>Ici</noscript></p>', 'Il pleut'],
  ['<style>.n{display:none}</style><p>Il <b class="n">ne </b>pleut</p>', 'Il pleut'],
  ['<style>@media print{b{display:none}}</style><p>Il <b>ne</b> pleut</p>', 'Il ne pleut'],
  ['<style>#a .n{display:none} .n{display:inline}</style><p id=a>Il<b class=n>x</b></p>', 'Il'],
  ['<p style="font-size:0">x<b style="font-size:1em">Il pleut</b></p>', 'Il pleut'],
  ['<p style="visibility:hidden">x<b style="visibility:visible">Il pleut</b></p>', 'Il pleut'],
  ['<p><span aria-hidden="true">Il</span> pleut</p>', 'Il pleut'],
  [
    '<p style="margin-left:141.8pt;text-indent:-141.8pt">ARGAN. Trois et deux font cinq.</p>',
    'ARGAN. Trois et deux font cinq.',
  ],
  [
    '<style>p.v{margin-left:106.35pt;text-indent:-106.35pt}</style><p class=v>TOINETTE. J’y vais.</p>',
    'TOINETTE. J’y vais.',
  ],
  [
    '<blockquote><p style="padding-left:150px;text-indent:-150px">Ô flots !</p></blockquote>',
    'Ô flots !',
  ],
  ['<p><span style="position:absolute;left:-120px">12 </span>Ô flots !</p>', '12 Ô flots !'],
  [
    '<p><b style="position:absolute;width:0;height:0;overflow:visible">Il</b> pleut</p>',
    'Il pleut',
  ],
  [
    '<p><b style="position:absolute;width:1em;height:1em;overflow:hidden">Il</b> pleut</p>',
    'Il pleut',
  ],
])('only visible content is pasted: %s', async (html, text) => {
  expect(await pasted(html)).toEqual([text]);
});

// PAGE-109
test.each([
  ['<ol type="a"><li>x<li>y</ol>', ['a. x', 'b. y']],
  ['<ol type=A start=26><li>x<li>y</ol>', ['Z. x', 'AA. y']],
  ['<ol type="i" start="4"><li>x<li value="9">y<li>z</ol>', ['iv. x', 'ix. y', 'x. z']],
  ['<ol reversed><li>x<li>y</ol>', ['2. x', '1. y']],
  ['<ol style="list-style-type:upper-roman"><li>x</ol>', ['I. x']],
  ['<ol><li style="list-style-type: lower-alpha"><p>x</p></ol>', ['a. x']],
  ['<style>ol{list-style:lower-greek}</style><ol><li>x</ol>', ['α. x']],
  ['<ol style="list-style-type:decimal-leading-zero"><li>x</ol>', ['01. x']],
  ['<ol style="list-style-type:hebrew" start=15><li>x</ol>', ['טו. x']],
  ['<ol style="list-style-type:arabic-indic" start=12><li>x</ol>', ['١٢. x']],
  ['<ul style="list-style-type:\'– \'"><li>Oui.</ul>', ['– Oui.']],
  ['<ul style="list-style:none"><li>x</ul>', ['x']],
  ['<ol><li style="display:flex">x</ol>', ['x']],
  ['<ol><li value=0>x<li hidden>y<li>z</ol>', ['0. x', '1. z']],
  [
    `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>–<span>&nbsp; </span></span>Oui.`,
    ['– Oui.'],
  ],
  [
    `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>b)<span>&nbsp; </span></span>x`,
    ['b) x'],
  ],
])('a list keeps its own numbers: %s', async (html, texts) => {
  expect(await pasted(html)).toEqual(texts);
});

// PAGE-110
test.each([
  ["<p>A.<span style='mso-spacerun:yes'>&nbsp; </span>B</p>", 'A.  B'],
  ["<p>A.<span style='mso-spacerun:yes'>&nbsp;\n</span>B</p>", 'A.  B'],
  ["<p>A.<b style='mso-spacerun:yes'>B&nbsp;!</b></p>", 'A.B\u00A0!'],
  ['<p>A.&nbsp; B&nbsp;; «&nbsp;C&nbsp;»</p>', 'A.  B\u00A0; «\u00A0C\u00A0»'],
])('adds no untyped no-break space: %s', async (html, text) => {
  expect(await pasted(html)).toEqual([text]);
});

// PAGE-110
test.each([
  ["<p>A.<span style='mso-tab-count:1'>&nbsp;&nbsp; </span>B</p>", 'A.\tB'],
  ["<p style='mso-tab-count:1'>A. B</p>", 'A. B'],
])('a Word tab replaces spaces only: %s', async (html, text) => {
  expect(await pasted(html)).toEqual([text]);
});

// PAGE-105
test.each([
  '<section role="doc-endnotes"><hr/><ol><li id="fn1"><p>La note.<a href="#fnref1" role="doc-backlink">↩︎</a></p></li></ol></section>',
  '<hr class="footnotes-sep"><section class="footnotes"><ol><li><p>La note. <a href="#r" class="footnote-backref">↩</a></p></li></ol></section>',
  '<hr><aside epub:type="footnotes"><ol><li><p>La note.</p></li></ol></aside>',
])('a note separator stays text: %s', async (notes) => {
  const text =
    '<p>À l’aube<a href="#fn1" role="doc-noteref"><sup>1</sup></a>.</p><hr><p>Le soir.</p>';
  expect(await pasted(text + notes)).toEqual(['À l’aube¹.', '⁂', 'Le soir.', '1. La note.']);
});
