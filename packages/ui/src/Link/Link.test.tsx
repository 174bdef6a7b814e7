import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { ButtonLink, Link } from './Link.tsx';

test('internal links go through the router', async () => {
  const navigate = vi.fn<(path: string) => void>();
  const screen = await render(
    <UiProvider locale="fr-FR" navigate={(path) => navigate(path)}>
      <Link href="/app/projects">Projets</Link>
      <ButtonLink href="/auth/login">Se connecter</ButtonLink>
    </UiProvider>,
  );
  await screen.getByRole('link', { name: 'Projets' }).click();
  await screen.getByRole('link', { name: 'Se connecter' }).click();
  expect(navigate.mock.calls).toEqual([['/app/projects'], ['/auth/login']]);
});

test('the href is the router’s', async () => {
  const screen = await render(
    <UiProvider locale="en-GB" navigate={() => {}} useHref={(path) => `/en${path}`}>
      <Link href="/app/projects">Projects</Link>
    </UiProvider>,
  );
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/en/app/projects');
});

// PAGE-74
test.each(['text', 'quiet'] as const)('a %s link alone is 24 px, its line normal', async (look) => {
  const screen = await render(
    <>
      <p>
        <Link look={look} href="/app/documents">
          Vos documents
        </Link>
      </p>
      <p>Vos textes</p>
    </>,
  );
  const link = screen.getByRole('link').element();
  expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  const [withLink, without] = [...screen.container.querySelectorAll('p')].map(
    (line) => line.getBoundingClientRect().height,
  );
  expect(withLink).toBe(without);
});

// PAGE-64
test('the current view differs from other links', async () => {
  const screen = await render(
    <>
      <ButtonLink href="/month" tone="quiet">
        Mois
      </ButtonLink>
      <ButtonLink href="/year" tone="quiet" aria-current="page">
        Année
      </ButtonLink>
      <ButtonLink href="/today">Aujourd’hui</ButtonLink>
    </>,
  );
  const grounds = ['Mois', 'Année', 'Aujourd’hui'].map(
    (name) => getComputedStyle(screen.getByRole('link', { name }).element()).backgroundColor,
  );
  expect(new Set(grounds).size).toBe(3);
});
