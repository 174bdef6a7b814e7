import type { Person, PublishedSessionSummary } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import {
  Avatar,
  Banner,
  Button,
  ButtonLink,
  Card,
  Container,
  Heading,
  Inline,
  Link,
  List,
  ListRow,
  Skeleton,
  Stack,
  Text,
} from '@ecritoire/ui';
import { PartContent } from '../../shared/lists/PartCard.tsx';
import type { Part } from '../../shared/lists/part.ts';
import { useFormats } from '../../shared/ui/use-formats.ts';
import { useNameOf } from '../../shared/ui/use-name-of.ts';
import { Written } from '../../shared/ui/Written.tsx';

export type InvitationState =
  | { state: 'loading' }
  /** The inviter's name is shown to signed-in readers only. */
  | { state: 'guest'; isLeaving: boolean; onSignIn?: () => void }
  | { state: 'open'; author: Person; isAccepting: boolean; message?: string | undefined }
  | { state: 'accepted'; author: Person; published: Part<readonly PublishedSessionSummary[]> }
  /** One that has been used: by this reader, perhaps. */
  | { state: 'invalid'; isSignedIn: boolean }
  | { state: 'own' };

export type InvitationScreenProps = { invitation: InvitationState; onAccept: () => void };

/** The page of an invitation's link: who invites, what it opens, and the answer. */
export function InvitationScreen({ invitation, onAccept }: InvitationScreenProps) {
  return (
    <Container width="reading">
      <Card padding="large">
        <Stack gap={6}>
          <Content invitation={invitation} onAccept={onAccept} />
        </Stack>
      </Card>
    </Container>
  );
}

function Content({ invitation, onAccept }: InvitationScreenProps) {
  const nameOf = useNameOf();
  const { common, invitation: texts, login } = useI18n().LL;
  switch (invitation.state) {
    case 'loading':
      return (
        <>
          <Heading level={1}>{texts.title()}</Heading>
          <Skeleton lines={4} label={common.loading()} />
        </>
      );
    case 'guest':
      return (
        <>
          <Words heading={texts.guestHeading()} text={texts.guestText()} />
          {invitation.onSignIn ? (
            <Inline>
              <Button
                tone="primary"
                onPress={invitation.onSignIn}
                isPending={invitation.isLeaving}
                pendingLabel={login.leaving()}
              >
                {texts.signIn()}
              </Button>
            </Inline>
          ) : (
            <Text tone="error">{login.unavailable()}</Text>
          )}
        </>
      );
    case 'open': {
      const name = nameOf(invitation.author);
      return (
        <>
          <Avatar {...pictureOf(invitation.author, name)} />
          <Words heading={texts.heading({ name })} text={texts.text({ name })} />
          {invitation.message ? (
            <Banner tone="error" role="alert">
              {invitation.message}
            </Banner>
          ) : null}
          <Inline>
            <Button
              tone="primary"
              onPress={onAccept}
              isPending={invitation.isAccepting}
              pendingLabel={common.loading()}
            >
              {texts.accept()}
            </Button>
            <ButtonLink tone="quiet" href="/app/home">
              {texts.notNow()}
            </ButtonLink>
          </Inline>
        </>
      );
    }
    case 'accepted':
      return <Accepted author={invitation.author} published={invitation.published} />;
    case 'invalid':
      return (
        <>
          <Words heading={texts.invalidHeading()} text={texts.invalidText()} />
          <Inline gap={5}>
            {invitation.isSignedIn ? <Link href="/app/settings">{texts.settings()}</Link> : null}
            <Link href="/">{login.backHome()}</Link>
          </Inline>
        </>
      );
    case 'own':
      return (
        <>
          <Words heading={texts.ownHeading()} text={texts.ownText()} />
          <Inline>
            <ButtonLink href="/app/settings">{texts.backToSettings()}</ButtonLink>
          </Inline>
        </>
      );
  }
}

const pictureOf = ({ pictureUrl }: Person, name: string) =>
  ({ name, src: pictureUrl, size: 'large', isDecorative: true }) as const;

function Words({ heading, text }: { heading: string; text: string }) {
  return (
    <Stack gap={3}>
      <Heading level={1}>{heading}</Heading>
      <Text tone="muted">{text}</Text>
    </Stack>
  );
}

type AcceptedProps = Pick<Extract<InvitationState, { state: 'accepted' }>, 'author' | 'published'>;

function Accepted({ author, published }: AcceptedProps) {
  const { invitation: texts, sessions: sessionTexts } = useI18n().LL;
  const formats = useFormats();
  const name = useNameOf()(author);
  return (
    <>
      <Avatar {...pictureOf(author, name)} />
      <Words heading={texts.acceptedHeading({ name })} text={texts.acceptedText({ name })} />
      <Stack gap={2}>
        <Heading level={2} size="sm">
          {texts.published()}
        </Heading>
        <PartContent part={published}>
          {(sessions) =>
            sessions.length === 0 ? (
              <Text tone="muted">{texts.nothingPublished()}</Text>
            ) : (
              <List label={texts.published()}>
                {sessions.map(({ id, title, publishedAt }) => (
                  <ListRow
                    key={id}
                    title={title === null ? sessionTexts.untitled() : <Written>{title}</Written>}
                    href={`/read/${id}`}
                    facts={[formats.day(publishedAt)]}
                  />
                ))}
              </List>
            )
          }
        </PartContent>
      </Stack>
      <Inline>
        <ButtonLink href="/app/settings">{texts.settings()}</ButtonLink>
      </Inline>
    </>
  );
}
