import { positionsBetween, type Paragraph } from '@ecritoire/prose';
import '@ecritoire/ui/styles';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { ParagraphEditor } from '../src/index.ts';
import { proseOf } from './text.ts';

const query = new URLSearchParams(location.search);
const texts = proseOf(Number(query.get('words') ?? '10000'));
const root = document.querySelector('#root');
if (!root) throw new Error('The page has no root.');

/** What everything else is measured against: the browser's own editing, with no script at all. */
function openBare(parent: Element): void {
  const bare = document.createElement('div');
  bare.style.cssText =
    'font: 1.125rem/1.7 "Literata Variable", Georgia, serif; max-width: 42rem; margin: auto; white-space: break-spaces';
  bare.contentEditable = 'true';
  bare.setAttribute('role', 'textbox');
  bare.spellcheck = true;
  bare.lang = 'fr';
  for (const text of texts) {
    const paragraph = document.createElement('p');
    paragraph.textContent = text;
    bare.append(paragraph);
  }
  parent.append(bare);
}

function openEditor(parent: Element): void {
  const positions = positionsBetween(null, null, texts.length);
  const paragraphs = texts.map((text, index): Paragraph => ({
    id: crypto.randomUUID(),
    position: positions[index] ?? '',
    type: 'paragraph',
    content: [{ text, marks: [] }],
  }));
  const changed = new Map<string, Paragraph>();
  createRoot(parent).render(
    createElement(ParagraphEditor, {
      paragraphs,
      language: 'fr',
      editable: true,
      label: 'Texte',
      labels: { sceneBreak: 'Saut de scène' },
      onChange: ({ put }) => {
        for (const paragraph of put) changed.set(paragraph.id, paragraph);
      },
      onWordCount: (words) => root?.setAttribute('data-words', String(words)),
    }),
  );
}

if (query.get('editor') === 'bare') openBare(root);
else openEditor(root);
