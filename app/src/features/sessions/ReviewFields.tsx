import type { Sentiment, TextSection, Visibility, WritingSession } from '@ecritoire/contracts';
import * as limits from '@ecritoire/contracts/limits';
import { useI18n } from '@ecritoire/i18n/react';
import { titleLength } from '@ecritoire/prose';
import { Button, Inline, RadioGroup, Stack, Text, TextArea, TextField } from '@ecritoire/ui';
import { useFormats } from '../../shared/ui/use-formats.ts';
import { useTooLong } from '../../shared/forms/use-too-long.ts';
import { hasText } from '../../shared/forms/has-text.ts';

/** What a writer says of a session, as it stands in the fields. */
export type Review = {
  title: string;
  comment: string;
  sentiment: Sentiment;
  visibility: Visibility;
};

export const reviewOf = ({ title, comment, sentiment, visibility }: WritingSession): Review => ({
  title: title ?? '',
  comment: comment ?? '',
  sentiment,
  visibility,
});

export type ReviewFieldsProps = {
  review: Review;
  suggestions: readonly [string, string, string];
  /** What readers would find; none as long as that is not known. */
  sections: readonly TextSection[] | undefined;
  onChange: (part: Partial<Review>) => void;
  /** Whether the first of them takes the focus. */
  autoFocus?: boolean;
  /** Whether it is read already by whom it is for. */
  isPublished?: boolean;
};

/** Title, comment, mood and readers of a session. */
export function ReviewFields(props: ReviewFieldsProps) {
  const { review, suggestions, sections, onChange, autoFocus = false, isPublished = false } = props;
  const { common, review: texts } = useI18n().LL;
  const tooLong = useTooLong();
  const hint = () => {
    const { visibility } = review;
    if (sections && !hasText(sections) && visibility !== 'private') return texts.nothingToRead();
    return isPublished ? texts.publishedHint[visibility]() : texts.visibilityHint[visibility]();
  };
  return (
    <>
      <Stack gap={2}>
        <TextField
          name="title"
          label={texts.sessionTitle()}
          placeholder={suggestions[0]}
          value={review.title}
          onChange={(title) => onChange({ title })}
          maxLength={limits.updateWritingSession.title}
          tooLong={tooLong}
          autoFocus={autoFocus}
        />
        <Inline gap={2}>
          <Text as="span" size="sm" tone="muted">
            {texts.suggestions()}
          </Text>
          {suggestions.map((title) => (
            <Button key={title} size="small" onPress={() => onChange({ title })}>
              <bdi translate="no">{title}</bdi>
            </Button>
          ))}
        </Inline>
      </Stack>
      <TextArea
        name="comment"
        label={texts.comment()}
        optionalLabel={common.optional()}
        description={texts.commentHint()}
        rows={2}
        value={review.comment}
        onChange={(comment) => onChange({ comment })}
        maxLength={limits.updateWritingSession.comment}
        tooLong={tooLong}
      />
      <RadioGroup
        name="sentiment"
        label={texts.sentiment()}
        look="chips"
        value={review.sentiment}
        onChange={(sentiment) => onChange({ sentiment })}
        options={[
          { value: 'none', label: texts.sentimentNone() },
          { value: 'positive', label: texts.sentimentPositive(), icon: 'smile' },
          { value: 'neutral', label: texts.sentimentNeutral(), icon: 'meh' },
          { value: 'negative', label: texts.sentimentNegative(), icon: 'frown' },
        ]}
      />
      <RadioGroup
        name="visibility"
        label={texts.visibility()}
        description={hint()}
        look="chips"
        value={review.visibility}
        onChange={(visibility) => onChange({ visibility })}
        options={[
          { value: 'private', label: texts.visibilityPrivate(), icon: 'lock' },
          { value: 'team', label: texts.visibilityTeam(), icon: 'users' },
          { value: 'public', label: texts.visibilityPublic(), icon: 'globe' },
        ]}
      />
    </>
  );
}

/** Three titles for the length of the session: short, medium or long (specification, section 4). */
export function useTitleSuggestions(session: WritingSession): [string, string, string] {
  const { review } = useI18n().LL;
  const formats = useFormats();
  const texts = review[titleLength(session.stats.durationSeconds)];
  return [texts.first({ date: formats.date(session.localDate) }), texts.second(), texts.third()];
}
