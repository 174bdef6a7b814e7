import type { TextSection, WritingSession } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { isBlank } from '@ecritoire/prose';
import { AlertDialog, Button, Dialog, Form, Stack, StatTile, StatTiles, Text } from '@ecritoire/ui';
import { useRef, useState } from 'react';
import { ReviewFields, reviewOf, useTitleSuggestions, type Review } from './ReviewFields.tsx';
import { useFormats } from '../../shared/ui/use-formats.ts';
import { useStandingErrors } from '../../shared/forms/use-standing-errors.ts';

export type ReviewDialogProps = {
  session: WritingSession;
  /** What readers would find; none as long as that is not known. */
  sections?: readonly TextSection[] | undefined;
  pending: 'publishing' | 'savingDraft' | 'savingReview' | 'discarding' | null;
  isConfirmingDiscard: boolean;
  errorMessage?: string | undefined;
  fieldErrors?: Readonly<Record<string, string>>;
  /** What was filled in before, and not sent. */
  stored?: Partial<Review>;
  /** Receives all changes so far. */
  onChange?: (changes: Partial<Review>) => void;
  onPublish: (review: Review) => void;
  onSaveDraft: (review: Review) => void;
  onDiscard: () => void;
  onConfirmDiscard: () => void;
  onCancelDiscard: () => void;
  /** The review waits in the list of sessions, with what the writer changed of it. */
  onLater: (changes: Partial<Review>) => void;
};

/**
 * The end of a session: a title, a note, a mood, its readers; then published, saved as a draft or
 * discarded.
 */
export function ReviewDialog(props: ReviewDialogProps) {
  const { common, review: texts } = useI18n().LL;
  const suggestions = useTitleSuggestions(props.session);
  const [changes, setChanges] = useState<Partial<Review>>(props.stored ?? {});
  const review: Review = {
    ...reviewOf(props.session),
    title: props.session.title ?? suggestions[0],
    ...changes,
  };
  /** A title that was emptied is the one that stands in its place in the field. */
  const title = isBlank(review.title) ? suggestions[0] : review.title.trim();
  const titled = { ...review, title };
  const isBusy = props.pending !== null;
  const { errorMessage, fieldErrors = {} } = props;
  const isRefused = Object.keys(fieldErrors).length > 0;
  const { errors, mend, startSending } = useStandingErrors(fieldErrors);
  const isMended = Object.keys(errors).length === 0;
  const form = useRef<Pick<HTMLFormElement, 'requestSubmit'>>(null);
  const send = (onSend: (review: Review) => void) => {
    startSending();
    onSend(titled);
    // Its buttons stand outside of the form, and do not all send the same.
    form.current?.requestSubmit();
  };
  return (
    <>
      <Dialog
        isOpen
        onClose={() => props.onLater(changes)}
        title={texts.title()}
        closeLabel={texts.later()}
        size="large"
        errorMessage={props.isConfirmingDiscard || isRefused ? undefined : errorMessage}
        actions={
          <>
            <Button tone="quiet" onPress={props.onDiscard} isDisabled={isBusy}>
              {texts.discard()}
            </Button>
            <Button
              onPress={() => send(props.onSaveDraft)}
              isPending={props.pending === 'savingDraft'}
              isDisabled={isBusy && props.pending !== 'savingDraft'}
              pendingLabel={common.loading()}
            >
              {texts.saveDraft()}
            </Button>
            <Button
              tone="primary"
              onPress={() => send(props.onPublish)}
              isPending={props.pending === 'publishing'}
              isDisabled={isBusy && props.pending !== 'publishing'}
              pendingLabel={common.loading()}
            >
              {review.visibility === 'private' ? texts.keepToMyself() : texts.publish()}
            </Button>
          </>
        }
      >
        <Stack gap={5}>
          <Figures session={props.session} />
          <Form
            ref={form}
            // Enter in the title's field does not publish: that is a button's to do.
            onSubmit={doNothing}
            errors={errors}
            errorMessage={isMended ? undefined : errorMessage}
          >
            <ReviewFields
              review={review}
              suggestions={suggestions}
              sections={props.sections}
              onChange={(part) => {
                mend(part);
                const all = { ...changes, ...part };
                setChanges(all);
                props.onChange?.(all);
              }}
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
        pendingLabel={common.underWay()}
        errorMessage={errorMessage}
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
      <Text>
        {stats.words + stats.wordsRemoved === 0 ? review.leadWithoutWords() : review.lead()}
      </Text>
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
