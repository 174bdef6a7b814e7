import { expect, test } from 'vitest';
import { line, pasted } from './web-pages.test-support.ts';

const div = (content: string, style = '') => `<div style="${style}">${content}</div>`;
const stanza = (style = '') =>
  div(div('Il pleut') + div('sur la ville'), style) + div(div('Il fait') + div('nuit'), style);
const verses = line('block', 'Il pleut') + line('block', 'sur la ville');
const long = 'Il pleut sur la ville, et personne ne passe. '.repeat(4);

// PAGE-107
test.each([
  [div(verses) + div(verses), ['Il pleut\nsur la ville', 'Il pleut\nsur la ville']],
  [
    `<section>${line('block', 'Il')}${line('block', '<br>')}${line('block', 'pleut')}</section>`,
    ['Il', 'pleut'],
  ],
  [stanza('margin-bottom:1em'), ['Il pleut\nsur la ville', 'Il fait\nnuit']],
  [
    `<style>.s { margin: 0 0 1em } .v { margin: 0 }</style>${stanza().replaceAll(/^<div|(?<=<\/div><\/div>)<div/gu, '<div class="s"')}`,
    ['Il pleut\nsur la ville', 'Il fait\nnuit'],
  ],
  [
    div(div('Il pleut') + div('sur la ville')) + '<br>' + div(div('Il fait') + div('nuit')),
    ['Il pleut\nsur la ville', 'Il fait\nnuit'],
  ],
])('a block’s lines form one paragraph: %s', async (html, texts) => {
  expect(await pasted(html)).toEqual(texts);
});

// PAGE-107
test.each([
  // Nothing visible distinguishes these stanzas from paragraphs.
  [stanza(), ['Il pleut', 'sur la ville', 'Il fait', 'nuit']],
  [div(div('Un.') + div('<br>') + div('Deux.')), ['Un.', 'Deux.']],
  [div('Un.') + div('Deux.') + div('<br>') + div('Trois.'), ['Un.', 'Deux.', 'Trois.']],
  [
    div(div('Un.', 'margin-bottom:1em') + div('Deux.'), 'margin-bottom:1em') +
      div(div('Trois.') + div('Quatre.', 'margin-top:1em'), 'margin-bottom:1em'),
    ['Un.', 'Deux.', 'Trois.', 'Quatre.'],
  ],
  [
    div(div(long) + div('Deux.'), 'margin-bottom:1em') +
      div(div(long) + div('Quatre.'), 'margin-bottom:1em'),
    [long.trim(), 'Deux.', long.trim(), 'Quatre.'],
  ],
  [
    div(line('block;margin-top:1em', 'Un.') + line('block;margin-top:1em', 'Deux.')),
    ['Un.', 'Deux.'],
  ],
])('paragraphs of a page stay paragraphs: %s', async (html, texts) => {
  expect(await pasted(html)).toEqual(texts);
});

// PAGE-108
test.each([
  ['<p lang="fr">Il dit <q>bon</q>.</p>', 'Il dit «\u202Fbon\u202F».'],
  ['<p lang="fr-CA"><q>Un <q>mot</q> dit</q></p>', '«\u202FUn “mot” dit\u202F»'],
  ['<p lang="en">He said <q>so</q>.</p>', 'He said “so”.'],
  ['<p lang="de">Er sagt <q>ja</q>.</p>', 'Er sagt „ja“.'],
  ['<p>Il dit <q>« bon »</q>.</p>', 'Il dit « bon ».'],
  ['<style>q{quotes:"‹" "›"}</style><p>Il dit <q>bon</q>.</p>', 'Il dit ‹bon›.'],
  ['<style>q{quotes:none}</style><p>Il dit <q>bon</q>.</p>', 'Il dit bon.'],
])('visible quotation marks are pasted: %s', async (html, text) => {
  expect(await pasted(html)).toEqual([text]);
});

// PAGE-108
test('a quotation has the text language’s marks', async () => {
  expect(await pasted('<p>Il dit <q>bon</q>.</p>', 'fr')).toEqual(['Il dit «\u202Fbon\u202F».']);
});

// PAGE-106
test.each([
  ['<p>Elle chante<span style="float:right">5</span></p>', 'Elle chante 5'],
  ['<p>Elle<span style="position:absolute;right:0">5</span>chante</p>', 'Elle 5 chante'],
  ['<p><span style="float:left">5</span>Elle chante</p>', '5 Elle chante'],
  ['<style>.n{float:right}</style><p>Elle chante<span class="n">5</span></p>', 'Elle chante 5'],
  ['<p><span style="float:left;font-size:3em">E</span>lle chante</p>', 'Elle chante'],
  ['<p><span style="float:left">«\u00A0E</span>lle chante\u00A0»</p>', '«\u00A0Elle chante\u00A0»'],
  ['<p>Elle<sup style="position:absolute">1</sup> chante</p>', 'Elle¹ chante'],
])('words at the side are words of their own: %s', async (html, text) => {
  expect(await pasted(html)).toEqual([text]);
});

// PAGE-106
test.each([
  ['<p>Il pleut.</p><button>Partager</button>', ['Il pleut.']],
  ['<select><option>Acte I</option><option>Paris</option></select><p>Il pleut.</p>', ['Il pleut.']],
  ['<p>Nom<input value="x">Ville<textarea>x</textarea></p>', ['Nom Ville']],
  ['<p>Il <button>pleut</button> ici.</p>', ['Il pleut ici.']],
  ['<h2><button>Acte I</button></h2><p>Paris</p>', ['Acte I', 'Paris']],
])('page controls are not pasted: %s', async (html, texts) => {
  expect(await pasted(html)).toEqual(texts);
});

// PAGE-107
test.each(['\v', '\u2028'])('%j is a line break', async (separator) => {
  expect(await pasted(`<p>Il pleut${separator}sur la ville</p>`)).toEqual([
    'Il pleut\nsur la ville',
  ]);
});
