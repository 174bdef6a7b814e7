import type { WritingFormat } from '@ecritoire/contracts';
import * as limits from '@ecritoire/contracts/limits';
import { formsTexts } from '@ecritoire/i18n/forms';
import { useI18n, useTexts } from '@ecritoire/i18n/react';
import { Card, CheckboxGroup, Details, Stack, TextArea } from '@ecritoire/ui';
import { FormDone } from '../../site/FormDone.tsx';
import { LandingSection } from './LandingParts.tsx';
import { useLengthNearEnd } from './length-near-end.ts';
import { useVisitorFields, type VisitorFieldsOptions } from './visitor-fields.ts';
import { VisitorForm } from './VisitorForm.tsx';
import { writingFormats } from './writing-formats.ts';

export type WaitlistForm = {
  email: string;
  formats: WritingFormat[];
  expectations: string;
  currentPractice: string;
  website: string;
};

export type WaitlistSectionProps = VisitorFieldsOptions<WaitlistForm> & {
  /** The address that is on the list by now. */
  sentTo: string | null;
  onSubmit: (form: WaitlistForm) => void;
};

const empty: WaitlistForm = {
  email: '',
  formats: [],
  expectations: '',
  currentPractice: '',
  website: '',
};

/** Whether something is said in the part that is folded away. */
const saysMore = ({ formats = [], expectations, currentPractice }: Partial<WaitlistForm>) =>
  formats.length > 0 || Boolean(expectations) || Boolean(currentPractice);

/** For visitors who prefer to come later: an e-mail address, and optional remarks. */
export function WaitlistSection(props: WaitlistSectionProps) {
  const { status: sent, sentTo, onSubmit } = props;
  const { common, messages } = useI18n().LL;
  const forms = useTexts(formsTexts);
  const texts = forms.waitlist;
  // The server says it of the whole form; it is said of one field.
  const known = messages.waitlist.email_already_on_waitlist();
  const isKnown = sent.message === known;
  const status = isKnown ? { ...sent, message: undefined, fieldErrors: { email: known } } : sent;
  const formatCount = useLengthNearEnd(limits.joinWaitlist.expectations);
  const {
    fields: form,
    change,
    errors,
    startSending,
  } = useVisitorFields(empty, { ...props, status });
  return (
    <LandingSection title={texts.title()} lead={texts.lead()}>
      <Card padding="large">
        {sentTo === null ? (
          <VisitorForm
            name="waitlist"
            label={texts.join()}
            status={isKnown ? { ...status, fieldErrors: sent.fieldErrors } : status}
            sendLabel={texts.join()}
            errors={errors}
            onSubmit={() => {
              startSending();
              onSubmit(form);
            }}
            fields={form}
            onChange={change}
            emailHint={texts.emailHint()}
          >
            <Details
              headingLevel={3}
              openItems={saysMore(props.saved) ? ['waitlist-more'] : []}
              items={[
                {
                  id: 'waitlist-more',
                  title: `${texts.more()} (${common.optional()})`,
                  content: (
                    <Stack gap={6}>
                      <CheckboxGroup
                        name="formats"
                        label={texts.formats()}
                        value={form.formats}
                        onChange={(formats) => change({ formats })}
                        options={writingFormats.map((value) => ({
                          value,
                          label: forms.formats[value](),
                        }))}
                      />
                      <TextArea
                        name="expectations"
                        label={texts.expectations()}
                        formatCount={formatCount}
                        value={form.expectations}
                        onChange={(expectations) => change({ expectations })}
                      />
                      <TextArea
                        name="currentPractice"
                        label={texts.currentPractice()}
                        formatCount={formatCount}
                        description={texts.currentPracticeHint()}
                        value={form.currentPractice}
                        onChange={(currentPractice) => change({ currentPractice })}
                      />
                    </Stack>
                  ),
                },
              ]}
            />
          </VisitorForm>
        ) : (
          <FormDone
            title={texts.doneTitle()}
            text={texts.doneText({ email: sentTo })}
            address={sentTo}
          />
        )}
      </Card>
    </LandingSection>
  );
}
