import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { HtmlProse } from './HtmlProse.tsx';

const html =
  '<p><a href="/faq">here</a> <a href="https://example.org/">there</a> <a href="//host">away</a></p>';

test('internal links use the router', async () => {
  const onNavigate = vi.fn<(path: string) => void>();
  const screen = await render(<HtmlProse html={html} onNavigate={onNavigate} />);
  await screen.getByRole('link', { name: 'here' }).click();
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/faq');

  const left: boolean[] = [];
  const keepHere = (event: Event) => {
    left.push(!event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('click', keepHere);
  await screen.getByRole('link', { name: 'there' }).click();
  await screen.getByRole('link', { name: 'away' }).click();
  await screen.getByRole('link', { name: 'here' }).click({ modifiers: ['Control'] });
  document.removeEventListener('click', keepHere);
  expect(left).toEqual([true, true, true]);
  expect(onNavigate).toHaveBeenCalledOnce();
});

// SITE-30
test('unsafe markup still reads as text', async () => {
  const table = '<table><tr><td>a cell</td><td onclick="alert(1)">another</td></tr></table>';
  const screen = await render(<HtmlProse html={`<h2 id="root">A part</h2>${table}<p>The end`} />);
  await expect.element(screen.getByRole('heading', { name: 'A part' })).toBeVisible();
  await expect.element(screen.getByText('The end')).toBeVisible();
  expect(screen.container.textContent).toMatch(/a cell\s+another/);
  expect(screen.container.querySelector('table, [id], [onclick]')).toBeNull();
});

test('words in another language say so', async () => {
  const screen = await render(<HtmlProse html="<p>Bonjour</p>" lang="fr" />);
  expect(screen.getByText('Bonjour').element().closest('[lang="fr"]')).not.toBeNull();
});

// SITE-46
test('what stands in a span stays on one line', async () => {
  const text = '<p>Voyons, <span>dit-il</span> doucement.</p>';
  const screen = await render(
    <div style={{ inlineSize: 100 }}>
      <HtmlProse html={text} lang="fr" />
    </div>,
  );
  expect(screen.getByText('dit-il').element().getClientRects()).toHaveLength(1);
});
