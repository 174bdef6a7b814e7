import { createRef } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ParagraphEditor, type ParagraphEditorHandle } from '../ParagraphEditor.tsx';
import { googleDocsPaste, wordPaste } from './clipboard-html.test-support.ts';

// A file of its own: the policy holds for the rest of the page.
test('pasted marks survive a strict CSP', async () => {
  const handle = createRef<ParagraphEditorHandle>();
  const page = await render(
    <ParagraphEditor
      ref={handle}
      paragraphs={[]}
      language="fr"
      editable
      label="Texte"
      labels={{ sceneBreak: 'Saut de scène' }}
      onChange={() => {}}
    />,
  );
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "style-src 'self'; require-trusted-types-for 'script'";
  document.head.append(policy);
  const refused: string[] = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
    refused.push(violatedDirective);
  });

  const box = page.getByRole('textbox');
  for (const html of [googleDocsPaste, wordPaste]) {
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}a{/Control}{Delete}');
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    box
      .element()
      .dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    const runs = handle.current?.paragraphs().flatMap(({ content }) => content) ?? [];
    const strong = runs.filter(({ marks }) => marks.includes('strong')).map(({ text }) => text);
    expect(strong).toEqual([html === googleDocsPaste ? 'grise' : 'non']);
    expect(runs.some(({ marks }) => marks.includes('emphasis'))).toBe(true);
  }
  expect(refused).toEqual([]);
});
