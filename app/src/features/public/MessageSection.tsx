import * as limits from '@ecritoire/contracts/limits';
import { formsTexts } from '@ecritoire/i18n/forms';
import { useTexts } from '@ecritoire/i18n/react';
import { Card, TextArea } from '@ecritoire/ui';
import { useState } from 'react';
import { FormDone } from '../../site/FormDone.tsx';
import { LandingSection } from './LandingParts.tsx';
import { useLengthNearEnd } from './length-near-end.ts';
import { useVisitorFields, type VisitorFieldsOptions } from './visitor-fields.ts';
import { VisitorForm } from './VisitorForm.tsx';
import { useLengthRule } from '../../shared/forms/use-length-rule.ts';

export type MessageForm = { email: string; text: string; website: string };

export type MessageSectionProps = VisitorFieldsOptions<MessageForm> & {
  kind: 'question' | 'suggestion';
  /** Where an answer will go, once the message has arrived. */
  sentTo: string | null;
  onSubmit: (form: MessageForm) => void;
  /** Begins another message. */
  onAgain: () => void;
};

const empty: MessageForm = { email: '', text: '', website: '' };

/** A question, or something that is missing: a visitor's own words. */
export function MessageSection(props: MessageSectionProps) {
  const { kind, status, sentTo, onSubmit, onAgain } = props;
  const forms = useTexts(formsTexts);
  const texts = forms[kind];
  const most = limits.askQuestion.text;
  const formatCount = useLengthNearEnd(most);
  const [isAgain, setIsAgain] = useState(false);
  const { fields: form, change, errors, startSending } = useVisitorFields(empty, props);
  const lengthHint = forms.lengthHint({ most });
  const lengthErrors = useLengthRule(errors, 'text', lengthHint);
  return (
    <LandingSection title={texts.title()} lead={texts.lead()}>
      <Card padding="large">
        {sentTo === null ? (
          <VisitorForm
            name={kind}
            label={texts.title()}
            status={status}
            sendLabel={forms.send()}
            errors={lengthErrors}
            onSubmit={() => {
              startSending();
              onSubmit(form);
            }}
            fields={form}
            onChange={change}
            emailHint={forms.emailHint()}
          >
            <TextArea
              name="text"
              // The button of another message is gone, and the address is there already.
              autoFocus={isAgain}
              label={forms.message()}
              isRequired
              description={lengthHint}
              formatCount={formatCount}
              rows={5}
              value={form.text}
              onChange={(text) => change({ text })}
            />
          </VisitorForm>
        ) : (
          <FormDone
            title={texts.doneTitle()}
            text={texts.doneText({ email: sentTo })}
            address={sentTo}
            again={{
              label: forms.again(),
              onPress: () => {
                change({ ...form, text: '' });
                setIsAgain(true);
                onAgain();
              },
            }}
          />
        )}
      </Card>
    </LandingSection>
  );
}
