/** The files of an app of Next's App Router, whose pages are server components. */

const layout = `
import '@ecritoire/ui/styles';
import { Providers } from './Providers.jsx';

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body><Providers>{children}</Providers></body>
    </html>
  );
}
`;

const providers = `
'use client';
import { useRouter } from 'next/navigation';
import { UiProvider } from '@ecritoire/ui';

export function Providers({ children }) {
  const router = useRouter();
  return <UiProvider locale="en-GB" navigate={(href) => router.push(href)}>{children}</UiProvider>;
}
`;

const form = `
'use client';
import { useState } from 'react';
import { Button, TextField } from '@ecritoire/ui';

export function NameForm() {
  const [name, setName] = useState('');
  const [saved, setSaved] = useState('');
  return (
    <>
      <TextField label="Name" value={name} onChange={setName} />
      <Button tone="primary" onPress={() => setSaved(name)}>Save</Button>
      <output>{saved}</output>
    </>
  );
}
`;

const page = `
import { Badge, Banner, Button, Details, Heading, Link, SkipLink, Stack, Text } from '@ecritoire/ui';
import { TextField } from '@ecritoire/ui/TextField';
import { breakpoints } from '@ecritoire/ui/tokens';
import { entries } from './entries.js';
import { NameForm } from './NameForm.jsx';

export default function Page() {
  return (
    <Stack as="main">
      <SkipLink target="title">To the title</SkipLink>
      <Heading level={1} id="title">A server component</Heading>
      <Text tone="muted">{Object.keys(entries).length + ' entries from ' + breakpoints.md}</Text>
      <Badge tone="primary">Draft</Badge>
      <Banner tone="warning" title="Offline">Nothing is lost.</Banner>
      <Details items={[{ id: 'more', title: 'More', content: 'A few words.' }]} />
      <Link href="/other">The other page</Link>
      <TextField label="Title" />
      <Button>Of the server</Button>
      <NameForm />
    </Stack>
  );
}
`;

const other = `
import { Heading, LinkButton } from '@ecritoire/ui';

export default function Other() {
  return <main><Heading level={1}>The other page</Heading><LinkButton href="/">Back</LinkButton></main>;
}
`;

/** Brings every module of the package to the server. */
const importsOf = (entries: readonly string[]) => `
${entries.map((path, index) => `import * as entry${index} from '@ecritoire/ui${path}';`).join('\n')}
export const entries = { ${entries.map((_path, index) => `entry${index}`).join(', ')} };
`;

/** @param entries as written after the name of the package */
export const appFiles = (entries: readonly string[]): Record<string, string> => ({
  'app/layout.jsx': layout,
  'app/Providers.jsx': providers.trimStart(),
  'app/NameForm.jsx': form.trimStart(),
  'app/page.jsx': page,
  'app/other/page.jsx': other,
  'app/entries.js': importsOf(entries),
});
