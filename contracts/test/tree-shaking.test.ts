import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';

it('a form bundles only its own validators', async () => {
  const bundled = await rolldown({
    input: 'form',
    cwd: import.meta.dirname,
    platform: 'browser',
    plugins: [
      {
        name: 'form',
        resolveId: (id) => (id === 'form' ? id : null),
        load: (id) =>
          id === 'form'
            ? `export { createProjectBody } from ${JSON.stringify(new URL('../generated/body-validators.js', import.meta.url).pathname)};`
            : null,
      },
    ],
  });
  const { output } = await bundled.generate({ format: 'esm', minify: true });
  await bundled.close();
  const { code } = output[0];
  expect(code).not.toContain('refreshToken');
  expect(code).not.toContain('Kwajalein');
  expect(code).not.toMatch(/new Function|eval\(|require\(/u);
  expect(code.length).toBeLessThan(8000);
});
