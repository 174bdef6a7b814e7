import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  archiveDocumentLine,
  archiveManifest,
  archiveProfile,
  archiveProject,
  archiveSessionLine,
  archiveTargets,
} from '@ecritoire/contracts/archive';
import { validate, type Validate } from '@ecritoire/contracts/validators';
import { archiveEntries } from '../archive/write-archive.ts';
import type { Database } from '../database/database.ts';
import { users } from '../database/schema.ts';
import { databases } from '../node/testing/databases.ts';
import { isEachRuleOnce } from '../node/testing/each-rule-once.ts';
import { useDatabase } from '../node/testing/use-database.ts';
import { readWithMemory } from '../node/testing/used-memory.ts';
import { bytesOf, filesIn, requestArchive, valuesOf, type Files } from '../testing/archives.ts';
import { fillAccount } from '../testing/full-account.ts';
import { openTestApi, put, type TestApi, type TestWriter } from '../testing/test-api.ts';

const VALIDATORS: [RegExp, Validate][] = [
  [/^manifest\.json$/u, archiveManifest],
  [/^data\/profile\.json$/u, archiveProfile],
  [/^data\/targets\.jsonl$/u, archiveTargets],
  [/^data\/projects\.jsonl$/u, archiveProject],
  [/^data\/documents\/[\da-f-]{36}\.jsonl$/u, archiveDocumentLine],
  [/^data\/sessions\.jsonl$/u, archiveSessionLine],
];

const faultsOf = (files: Files) =>
  Object.entries(files)
    .filter(([name]) => !/\.(?:md|txt)$/u.test(name))
    .flatMap(([name, text]) => {
      const [, validator] = VALIDATORS.find(([pattern]) => pattern.test(name)) ?? [];
      if (!validator) return [`${name} is unknown`];
      return valuesOf(text).flatMap((value) =>
        validate(validator, value).map((fault) => `${name} ${JSON.stringify(fault)}`),
      );
    });

/** Until the test is over, called before each page of a document's text is read. */
function onEachPage(database: Database, onRead: () => void): void {
  const select = database.select.bind(database);
  const spy = vi.spyOn(database, 'select');
  onTestFinished(() => spy.mockRestore());
  spy.mockImplementation((fields) => {
    if (Object.keys(Object(fields)).join() === 'position,id,json') onRead();
    return select(fields);
  });
}

describe.each(databases)('the archive of an account on $name', ({ open }) => {
  const database = useDatabase(open);
  let api: TestApi;
  let writer: TestWriter;
  beforeEach(() => {
    api = openTestApi(database.db);
  });

  const files = async () => filesIn(await bytesOf(await requestArchive(api, writer)));

  it('is a zip named by day, never cached', async () => {
    writer = await api.signIn('colette');
    const { status, headers, body } = await requestArchive(api, writer);
    await body?.cancel();
    expect([
      status,
      headers.get('content-type'),
      headers.get('content-disposition'),
      headers.get('cache-control'),
    ]).toEqual([
      200,
      'application/zip',
      'attachment; filename="ecritoire-2026-09-14.zip"',
      'no-store',
    ]);
  });

  // ACCOUNT-13
  it('follows the contract for full and empty accounts', async () => {
    writer = await fillAccount(api, 'colette', await api.signIn('georges'));
    expect(faultsOf(await files())).toEqual([]);
    writer = await api.signIn('nouvelle');
    const empty = await files();
    expect(faultsOf(empty)).toEqual([]);
    expect(Object.keys(empty)).toEqual([
      'manifest.json',
      'README.txt',
      'data/profile.json',
      'data/targets.jsonl',
      'data/projects.jsonl',
      'data/sessions.jsonl',
    ]);
  });

  it('names nobody and opens no door', async () => {
    writer = await fillAccount(api, 'colette', await api.signIn('georges'));
    const all = JSON.stringify(await files());
    expect(all).toContain('Vie de colette');
    expect(all).not.toMatch(/example\.org|issuer\.test|georges/u);
  });

  // ACCOUNT-13
  it('has each text as Markdown, the trash and versions too', async () => {
    writer = await api.signIn('colette');
    const { id: projectId } = await writer.project('La mer / le vent');
    const create = async (title: string) =>
      (await writer.call('POST', '/documents', { body: { projectId, title, language: 'fr' } })).body
        .id;
    const [id, gone] = [await create('Chapitre *1*'), await create('Perdu')];
    const session = await writer.start({ documentId: id });
    const rich = put(crypto.randomUUID(), '', 0, 'a1');
    await writer.save(id, [
      { ...put(crypto.randomUUID(), 'Matin'), type: 'heading' },
      {
        ...rich,
        content: [
          { text: 'Il pleut ', marks: ['strong'] },
          { text: 'à *verse*.', marks: [] },
        ],
      },
    ]);
    await writer.save(gone, [put(crypto.randomUUID(), 'Texte perdu.')]);
    await writer.call('POST', `/documents/${id}/versions`, { body: { name: 'Premier jet' } });
    await writer.save(id, [{ ...rich, parentVersion: 1, content: [{ text: 'Non.', marks: [] }] }]);
    await writer.move(session.id, 'end');
    await writer.move(session.id, 'publish', { title: 'Pluie', visibility: 'private' });
    await writer.call('DELETE', `/documents/${gone}`);
    const all = await files();
    const texts = Object.fromEntries(Object.entries(all).filter(([name]) => name.endsWith('.md')));
    expect(texts).toEqual({
      'texts/001 La mer le vent/001 Chapitre 1.md': '# Chapitre \\*1\\*\n\n## Matin\n\nNon.\n\n',
      'versions/001 La mer le vent/001 Chapitre 1/001 Premier jet.md':
        '# Chapitre \\*1\\*: Premier jet\n\n## Matin\n\n**Il pleut** à \\*verse\\*.\n\n',
      'trash/001 Perdu.md': '# Perdu\n\nTexte perdu.\n\n',
      'published/2026-09-14 001 Pluie.md':
        '# Pluie\n\n## Chapitre \\*1\\*\n\n## Matin\n\nNon.\n\n## Perdu\n\nTexte perdu.\n\n',
    });
  });

  it('has its files and version in docs/archive.md', async () => {
    writer = await fillAccount(api, 'colette', await api.signIn('georges'));
    const all = await files();
    const { formatVersion }: { formatVersion: number } = JSON.parse(all['manifest.json'] ?? '');
    const data = Object.keys(all)
      .filter((name) => !name.endsWith('.md'))
      .map((name) => name.replace(/[\da-f-]{36}/u, '{id}'));
    const folders = (all['README.txt'] ?? '').match(/^(?!data)\w+\//gmu) ?? [];
    expect(folders).toHaveLength(4);
    const documented = readFileSync(
      new URL('../../../../docs/archive.md', import.meta.url),
      'utf8',
    );
    const named = [...new Set(data), ...folders, formatVersion].map((one) => `\`${one}\``);
    expect(named.filter((one) => !documented.includes(one))).toEqual([]);
  });

  describe('of a large account', () => {
    /** Each document is ten paragraphs of 16,000 characters that do not compress well. */
    const fillWith = async (documents: number) => {
      writer = await api.signIn('colette');
      const { id } = await writer.project();
      await database.onOneConnection(({ rows }) =>
        rows(
          `WITH d AS (
             INSERT INTO documents (id, owner_id, project_id, title, language, created_at, updated_at, position, folded_title)
             SELECT gen_random_uuid(), owner_id, id, 'Chapitre ' || n, 'fr', now(), now(), 'c' || lpad(n::text, 3, '0'), 'chapitre'
             FROM projects, generate_series(1, ${documents}) n WHERE id = $1 RETURNING id, owner_id)
           INSERT INTO paragraphs (document_id, id, position, type, content, words, version, updated_at, folded, owner_id)
           SELECT d.id, gen_random_uuid(), 'a' || n, 'paragraph',
             jsonb_build_array(jsonb_build_object('text', (SELECT string_agg(md5(d.id::text || n || ' ' || m), ' ') FROM generate_series(1, 500) m), 'marks', '[]'::jsonb)), 500, 1, now(), '', d.owner_id
           FROM d, generate_series(0, 9) n`,
          [id],
        ),
      );
    };

    // ACCOUNT-2
    // In `pnpm test` the export's memory is looked at, and here the pages that are read ahead.
    it.skipIf(isEachRuleOnce)(
      'streams with flat memory',
      async () => {
        await fillWith(100);
        const { body } = await requestArchive(api, writer);
        if (!body) throw new Error('There is no stream.');
        const { sent, growth } = await readWithMemory(body.getReader());
        expect(sent).toBeGreaterThan(16);
        // Holding the zip would be half of it, the texts as much again.
        expect(growth).toBeLessThan(6);
        // Memory is read again and again, on a busy machine too.
      },
      120_000,
    );

    // ACCOUNT-2
    it('goes no faster than it is read, and no further', async () => {
      await fillWith(30);
      let pages = 0;
      onEachPage(database.db, () => (pages += 1));
      const reader = (await requestArchive(api, writer)).body?.getReader();
      let [read, most] = [0, 0];
      while (read < 1_500_000) {
        const chunk = await reader?.read();
        if (!chunk?.value) break;
        read += chunk.value.byteLength;
        // A document is three pages, whose text comes twice, in 180,000 bytes.
        most = Math.max(most, pages - read / 60_000);
      }
      expect(pages).toBeGreaterThan(12);
      expect(most).toBeLessThan(12);
      await reader?.cancel();
      const before = pages;
      await requestArchive(api, writer).then(({ body }) => body?.cancel());
      expect(pages - before).toBeLessThan(12);
    });

    it('breaks off on database failure, logged without text', async () => {
      await fillWith(10);
      let pages = 0;
      onEachPage(database.db, () => {
        pages += 1;
        if (pages > 9) throw new Error('the text of someone');
      });
      const reading = requestArchive(api, writer).then(bytesOf);
      await expect(reading).rejects.toThrow(Error);
      const failures = api.logged.filter((line) => line.includes('answer broke off'));
      expect(failures).toEqual([expect.stringContaining('archiveAccount')]);
      expect(failures.join('')).not.toContain('the text of someone');
    });
  });

  it('has named versions as Markdown as far as there is room', async () => {
    writer = await api.signIn();
    const { id } = await writer.document();
    await writer.call('POST', `/documents/${id}/versions`, { body: { name: 'Premier jet' } });
    const [user] = await database.db.select().from(users);
    if (!user) throw new Error('There is an account.');
    const versions = async (most?: number) => {
      const names: string[] = [];
      for await (const { name } of archiveEntries(database.db, user, api.clock.now(), most)) {
        if (name.startsWith('versions/')) names.push(name);
      }
      return names;
    };
    expect(await versions()).toHaveLength(1);
    expect(await versions(1)).toEqual([]);
  });
});
