import type { Paragraph } from '@ecritoire/prose';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { open, paste } from '../../testing/test-page.tsx';

const summary = ({ type, content }: Paragraph) =>
  type === 'sceneBreak' ? '⁂' : content.map(({ text }) => text).join('');

async function pasted(html: string): Promise<string[]> {
  const { box, paragraphs } = await open([]);
  await userEvent.click(box);
  paste(box, html);
  return paragraphs().map(summary);
}

// PAGE-105
test.each([
  [
    'Word',
    `<p class=MsoNormal>À l’aube<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><![if !supportFootnotes]>[1]<![endif]></a>.</p>
<p class=MsoNormal>Le soir.</p>
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all>
<hr align=left size=1 width="33%">
<![endif]><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1">[1]</a> La note.<o:p></o:p></p></div></div>`,
  ],
  [
    'a page that Google Docs exported',
    '<p>À l’aube<sup><a href="https://example.com/#ftnt1" id="ftnt_ref1">[1]</a></sup>.</p><hr style="page-break-before:always;display:none;"><p>Le soir.</p><hr class="c1"><div><p><a href="https://example.com/#ftnt_ref1" id="ftnt1">[1]</a><span> La note.</span></p></div>',
  ],
])('the line over %s notes stays text', async (_name, html) => {
  expect(await pasted(html)).toEqual(['À l’aube[1].', 'Le soir.', '[1] La note.']);
});

// PAGE-105
test('a line drawn before a note is a scene break', async () => {
  const html = '<p>Fin.</p><hr><div><p><a href="https://example.com/">Note</a> finale.</p></div>';
  expect(await pasted(html)).toEqual(['Fin.', '⁂', 'Note finale.']);
});

// PAGE-105
test('Google Docs comments are left out', async () => {
  const html =
    '<p>Il partit<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup> à <a href="https://example.com/">l’aube</a>.</p><div style="border:1px solid black;margin:5px"><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Plus tôt&nbsp;?</span></p><p><span>Sans doute.</span></p></div>';
  expect(await pasted(html)).toEqual(['Il partit à l’aube.']);
});

// PAGE-109
test.each([
  [
    'a page',
    '<ul><li>la clé<ul><li>rouillée<ol><li>au dos</li></ol></li></ul></li><li>la lettre</li></ul>',
    ['• la clé', '\u2003• rouillée', '\u2003\u20031. au dos', '• la lettre'],
  ],
  [
    'Google Docs',
    '<ul><li aria-level="1"><p>la clé</p></li><ul><li aria-level="2"><p>rouillée</p></li></ul></ul>',
    ['• la clé', '\u2003• rouillée'],
  ],
  [
    'a page that Google Docs exported',
    '<ul class="lst-kix_a1-0 start"><li>la clé</li></ul><ol class="lst-kix_a1-1" start="1"><li>rouillée</li></ol>',
    ['• la clé', '\u20031. rouillée'],
  ],
  [
    'Word',
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>la clé</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp;</span></span>rouillée</p>
<p class=MsoListParagraph style='mso-list:l0 level3 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>au dos</p>`,
    ['• la clé', '\u2003• rouillée', '\u2003\u20031. au dos'],
  ],
])('a list within %s’s list is indented', async (_name, html, texts) => {
  expect(await pasted(html)).toEqual(texts);
});

// PAGE-100
test.each([
  ['<p>n<sup>o</sup> 3, le 1<sup>er</sup> du XIX<sup>e</sup></p>', 'nᵒ 3, le 1ᵉʳ du XIXᵉ'],
  ['<p>M<span style="vertical-align:super;font-size:0.6em">me</span> Roy</p>', 'Mᵐᵉ Roy'],
  ['<p>H<sub>2</sub>O, 10<sup>12</sup></p>', 'H₂O, 10¹²'],
  ['<p>la 1<sup><em>re</em></sup> fois</p>', 'la 1ʳᵉ fois'],
  ['<p>la 1<sup>ère</sup> fois<sup>[2]</sup></p>', 'la 1ère fois[2]'],
  ['<p>dit-elle<sup> tout bas</sup></p>', 'dit-elle tout bas'],
])('superscript and subscript letters survive where they exist: %s', async (html, text) => {
  expect(await pasted(html)).toEqual([text]);
});

// PAGE-101
test.each([
  ['Premier.<br><br>Deuxième.<br>ligne<br><br><br>Fin.', ['Premier.', 'Deuxième.\nligne', 'Fin.']],
  ['<p>Titre</p><div>Un.<br>&nbsp;<br>Deux.</div>', ['Titre', 'Un.', 'Deux.']],
  ['<pre>vers un\n  vers deux\n\nvers trois</pre>', ['vers un\n  vers deux', 'vers trois']],
  ['Premier.<br>ligne', ['Premier.\nligne']],
])('a blank line splits a paragraph: %s', async (html, texts) => {
  expect(await pasted(html)).toEqual(texts);
});

// PAGE-101
test('each quoted line is a quote', async () => {
  const { box, paragraphs } = await open([]);
  await userEvent.click(box);
  paste(
    box,
    '<div>Oui.</div><blockquote><div>Un.</div><div><div>Deux.</div><ul><li>a</li><li>b</li></ul></div></blockquote>Non.',
  );
  expect(paragraphs().map(({ type, content }) => [type, content[0]?.text])).toEqual([
    ['paragraph', 'Oui.'],
    ['quote', 'Un.'],
    ['quote', 'Deux.'],
    ['quote', '• a'],
    ['quote', '• b'],
    ['paragraph', 'Non.'],
  ]);
});

// PAGE-101
test('Word online’s paragraph end is no space', async () => {
  const html =
    '<div><p>Il pleut.<span class="EOP SCXW1">&nbsp;</span></p></div><div><p>Fin<span class="EOP">&nbsp;</span></p></div>';
  expect(await pasted(html)).toEqual(['Il pleut.', 'Fin']);
});

// PAGE-101
test('a LibreOffice note’s sign is separate from its text', async () => {
  const html =
    '<p>Non.<sup><a class="sdfootnoteanc" href="#sdfootnote1sym"><sup>1</sup></a></sup></p><div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" href="#sdfootnote1anc">1</a>La note.</p></div>';
  expect(await pasted(html)).toEqual(['Non.¹', '1 La note.']);
});
