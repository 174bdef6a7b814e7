import type { Sentiment, Visibility, WritingSession } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { titleLength } from '@ecritoire/prose';
import {
  AlertDialog,
  Button,
  Dialog,
  Form,
  Inline,
  RadioGroup,
  Stack,
  StatTile,
  StatTiles,
  Text,
  TextArea,
  TextField,
} from '@ecritoire/ui';
import { useState } from 'react';
import { useFormats } from './use-formats.ts';

export type Review = {
  title: string;
  comment: string;
  sentiment: Sentiment;
  visibility: Visibility;
};

export type ReviewDialogProps = {
  session: WritingSession;
  pending: 'publishing' | 'savingDraft' | 'savingReview' | 'discarding' | null;
  isConfirmingDiscard: boolean;
  errorMessage?: string | undefined;
  fieldErrors?: Readonly<Record<string, string>>;
  onPublish: (review: Review) => void;
  onSaveDraft: (review: Review) => void;
  onDiscard: () => void;
  onConfirmDiscard: () => void;
  onCancelDiscard: () => void;
  /** The review waits in the list of sessions, with what the writer changed of it. */
  onLater: (changes: Partial<Review>) => void;
};

/** The end of a session: a title, a note, a mood, its readers; then published, kept or discarded. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { common, review: texts } = useI18n().LL;
  const suggestions = useTitleSuggestions(props.session);
  const [changes, setChanges] = useState<Partial<Review>>({});
  const review: Review = {
    title: props.session.title ?? suggestions[0],
    comment: props.session.comment ?? '',
    sentiment: props.session.sentiment,
    visibility: props.session.visibility,
    ...changes,
  };
  /** A title that was emptied is the one that stands in its place in the field. */
  const titled = { ...review, title: review.title.trim() || suggestions[0] };
  const change = (part: Partial<Review>) => setChanges((current) => ({ ...current, ...part }));
  const isBusy = props.pending !== null;
  return (
    <>
      <Dialog
        isOpen
        onClose={() => props.onLater(changes)}
        title={texts.title()}
        closeLabel={texts.later()}
        size="large"
        actions={
          <>
            <Button tone="quiet" onPress={props.onDiscard} isDisabled={isBusy}>
              {texts.discard()}
            </Button>
            <Button
              onPress={() => props.onSaveDraft(titled)}
              isPending={props.pending === 'savingDraft'}
              isDisabled={isBusy && props.pending !== 'savingDraft'}
              pendingLabel={common.loading()}
            >
              {texts.saveDraft()}
            </Button>
            <Button
              tone="primary"
              onPress={() => props.onPublish(titled)}
              isPending={props.pending === 'publishing'}
              isDisabled={isBusy && props.pending !== 'publishing'}
              pendingLabel={common.loading()}
            >
              {texts.publish()}
            </Button>
          </>
        }
      >
        <Stack gap={6}>
          <Figures session={props.session} />
          <Form
            // Enter in the title's field does not publish: that is a button's to do.
            onSubmit={doNothing}
            errors={props.fieldErrors ?? {}}
            errorMessage={props.errorMessage}
          >
            <Stack gap={2}>
              <TextField
                name="title"
                label={texts.sessionTitle()}
                placeholder={suggestions[0]}
                value={review.title}
                onChange={(title) => change({ title })}
                maxLength={200}
              />
              <Inline gap={2}>
                <Text as="span" size="sm" tone="muted">
                  {texts.suggestions()}
                </Text>
                {suggestions.map((title) => (
                  <Button key={title} size="small" onPress={() => change({ title })}>
                    {title}
                  </Button>
                ))}
              </Inline>
            </Stack>
            <TextArea
              name="comment"
              label={texts.comment()}
              optionalLabel={common.optional()}
              description={texts.commentHint()}
              value={review.comment}
              onChange={(comment) => change({ comment })}
              maxLength={2000}
            />
            <RadioGroup
              label={texts.sentiment()}
              look="chips"
              value={review.sentiment}
              onChange={(sentiment) => change({ sentiment })}
              options={[
                { value: 'none', label: texts.sentimentNone() },
                { value: 'positive', label: texts.sentimentPositive(), icon: 'smile' },
                { value: 'neutral', label: texts.sentimentNeutral(), icon: 'meh' },
                { value: 'negative', label: texts.sentimentNegative(), icon: 'frown' },
              ]}
            />
            <RadioGroup
              label={texts.visibility()}
              look="chips"
              value={review.visibility}
              onChange={(visibility) => change({ visibility })}
              options={[
                { value: 'private', label: texts.visibilityPrivate(), icon: 'lock' },
                { value: 'team', label: texts.visibilityTeam(), icon: 'users' },
                { value: 'public', label: texts.visibilityPublic(), icon: 'globe' },
              ]}
            />
          </Form>
        </Stack>
      </Dialog>
      <AlertDialog
        isOpen={props.isConfirmingDiscard}
        title={texts.discardTitle()}
        confirmLabel={texts.discardConfirm()}
        cancelLabel={common.cancel()}
        onConfirm={props.onConfirmDiscard}
        onCancel={props.onCancelDiscard}
        isPending={props.pending === 'discarding'}
        pendingLabel={common.loading()}
      >
        {texts.discardText()}
      </AlertDialog>
    </>
  );
}

const doNothing = () => {};

function Figures({ session: { stats } }: { session: WritingSession }) {
  const { review, sessions } = useI18n().LL;
  const formats = useFormats();
  return (
    <Stack gap={3}>
      <Text>{review.lead()}</Text>
      <StatTiles>
        <StatTile label={sessions.words()} value={formats.number(stats.words)} />
        <StatTile label={sessions.paragraphs()} value={formats.number(stats.paragraphs)} />
        <StatTile
          label={sessions.duration()}
          value={formats.shortDuration(stats.durationSeconds)}
          spokenValue={formats.duration(stats.durationSeconds)}
        />
        {stats.wordsPerMinute === null ? null : (
          <StatTile
            label={sessions.wordsPerMinute()}
            value={formats.number(Math.round(stats.wordsPerMinute))}
          />
        )}
      </StatTiles>
    </Stack>
  );
}

/** Three titles for the length of the session: short, medium or long (specification, section 4). */
function useTitleSuggestions(session: WritingSession): [string, string, string] {
  const { review } = useI18n().LL;
  const formats = useFormats();
  const texts = review[titleLength(session.stats.durationSeconds)];
  return [texts.first({ date: formats.date(session.localDate) }), texts.second(), texts.third()];
}
