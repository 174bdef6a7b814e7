import { useI18n } from '@ecritoire/i18n/react';
import { Container, Divider, Grid, Inline, Link, Stack, Text } from '@ecritoire/ui';
import { useId, type ReactNode } from 'react';
import { publicPages } from '../../site/public-pages.ts';

/** Every public page, in three groups, and the cookie preferences among what binds. */
export function SiteFooter({ cookies }: { cookies: ReactNode }) {
  const { brand, site } = useI18n().LL;
  return (
    <Container width="wide">
      <Stack gap={8}>
        <Grid columns="narrow" gap={8}>
          <LinkGroup title={site.studio()} group="studio" />
          <LinkGroup title={site.reading()} group="reading" />
          <LinkGroup title={site.rules()} group="rules">
            {cookies}
          </LinkGroup>
        </Grid>
        <Divider />
        <Inline justify="between">
          <Text size="sm" tone="muted">
            {brand.name()}
          </Text>
          <Text size="sm" tone="muted" family="reading">
            {brand.tagline()}
          </Text>
        </Inline>
      </Stack>
    </Container>
  );
}

type LinkGroupProps = {
  title: string;
  group: (typeof publicPages)[number]['footer'];
  children?: ReactNode;
};

function LinkGroup({ title, group, children }: LinkGroupProps) {
  const { pages } = useI18n().LL;
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <Stack gap={1} align="start">
        <Text as="div" size="sm" tone="default" weight="semibold" id={titleId}>
          {title}
        </Text>
        {publicPages
          .filter(({ footer }) => footer === group)
          .map(({ name, path }) => (
            <Link key={name} href={path} look="quiet">
              {pages[name].title()}
            </Link>
          ))}
        {children}
      </Stack>
    </nav>
  );
}
