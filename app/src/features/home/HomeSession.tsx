import { useI18n } from '@ecritoire/i18n/react';
import {
  Badge,
  Banner,
  Button,
  ButtonLink,
  Card,
  Inline,
  Skeleton,
  Stack,
  Text,
} from '@ecritoire/ui';
import type { ReactNode } from 'react';
import { RetryButton } from '../../shared/ui/RetryButton.tsx';
import { useFailureText } from '../../shared/ui/use-failure-text.ts';

export type HomeSessionProps =
  | { kind: 'waiting' }
  /** Nothing could be asked, so nothing is known: of the session, or of the page it would begin on. */
  | { kind: 'unknown' | 'unknownPage'; triesAgain?: boolean; onRetry: () => unknown }
  | {
      kind: 'none';
      /** Where the session begins. */
      lastPage: { title: string; project: string };
      onStart: () => void;
      isStarting: boolean;
      error?: string | undefined;
    }
  /** There is nothing to write in yet. */
  | {
      kind: 'nowhere';
      /** Begins a first page in one action. */
      onBegin: () => void;
      isBeginning: boolean;
      /** Opens the dialog that asks for a title first. */
      onNewDocument: () => void;
    }
  | {
      kind: 'live';
      isPaused: boolean;
      /** How long it has been written in, updating itself. */
      clock: ReactNode;
      words: number;
      /** The text that is being written; its title where it is known. */
      text: { title: string | null; href: string } | null;
      onResume: () => void;
      isResuming: boolean;
    };

/** The one thing to do here: write. */
export function HomeSession(props: HomeSessionProps) {
  return (
    <Card title={useI18n().LL.home.writeTitle()}>
      <Content {...props} />
    </Card>
  );
}

function Content(props: HomeSessionProps) {
  const { common, home: texts } = useI18n().LL;
  const failureText = useFailureText();
  switch (props.kind) {
    case 'waiting':
      return <Skeleton lines={2} label={common.loading()} />;
    case 'unknown':
    case 'unknownPage':
      return (
        <Banner tone="warning" actions={<RetryButton onRetry={props.onRetry} />}>
          {failureText(
            props.kind === 'unknown' ? texts.unknownSession() : texts.unknownPage(),
            props,
          )}
        </Banner>
      );
    case 'none':
      return <Start {...props} />;
    case 'nowhere':
      return (
        <Stack gap={4} align="start">
          <Text tone="muted">{texts.startNowhere()}</Text>
          <Inline gap={3}>
            <Button
              tone="primary"
              icon="pen-line"
              onPress={props.onBegin}
              isPending={props.isBeginning}
              pendingLabel={common.loading()}
            >
              {texts.beginFirstPage()}
            </Button>
            <Button icon="file-plus" onPress={props.onNewDocument}>
              {texts.firstDocument()}
            </Button>
          </Inline>
        </Stack>
      );
    case 'live':
      return <Live {...props} />;
  }
}

type StartProps = Extract<HomeSessionProps, { kind: 'none' }>;

function Start({ lastPage, onStart, isStarting, error }: StartProps) {
  const { home: texts, session } = useI18n().LL;
  return (
    <Stack gap={4} align="start">
      <Text tone="muted">{texts.startIn(lastPage)}</Text>
      {error === undefined ? null : (
        <Banner tone="error" role="alert">
          {error}
        </Banner>
      )}
      <Button
        tone="primary"
        icon="play"
        onPress={onStart}
        isPending={isStarting}
        pendingLabel={session.starting()}
      >
        {texts.start()}
      </Button>
    </Stack>
  );
}

type LiveProps = Extract<HomeSessionProps, { kind: 'live' }>;

function Live({ isPaused, clock, words, text, onResume, isResuming }: LiveProps) {
  const { common, home: texts, session } = useI18n().LL;
  const title = text?.title ?? null;
  return (
    <Stack gap={4} align="start">
      <Inline gap={3}>
        <Badge tone={isPaused ? 'warning' : 'success'}>
          {isPaused ? session.paused() : session.active()}
        </Badge>
        {clock}
        <Text as="span" figures="tabular">
          {session.words({ words })}
        </Text>
      </Inline>
      <Text tone="muted">{title === null ? texts.live() : texts.liveIn({ title })}</Text>
      <Inline gap={3}>
        {text === null ? null : (
          <ButtonLink href={text.href} tone={isPaused ? 'neutral' : 'primary'} icon="pen-line">
            {texts.toText()}
          </ButtonLink>
        )}
        {isPaused ? (
          // The session bar has the same one, as the first thing to do.
          <Button
            icon="play"
            onPress={onResume}
            isPending={isResuming}
            pendingLabel={common.loading()}
          >
            {session.resume()}
          </Button>
        ) : null}
      </Inline>
    </Stack>
  );
}
