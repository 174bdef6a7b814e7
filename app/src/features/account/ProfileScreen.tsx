import type { Language, UpdateProfileRequest, User } from '@ecritoire/contracts';
import * as limits from '@ecritoire/contracts/limits';
import { useI18n } from '@ecritoire/i18n/react';
import {
  Avatar,
  Button,
  Card,
  Container,
  Form,
  Heading,
  Inline,
  MailAddress,
  RadioGroup,
  Stack,
  Text,
  TextArea,
} from '@ecritoire/ui';
import type { ReactNode } from 'react';
import type { FormStatus } from '../../shared/forms/form-status.ts';
import { hasCompoundSigns } from '../../shared/forms/has-compound-signs.ts';
import { useChanges } from '../../shared/forms/use-changes.ts';
import { useFormats } from '../../shared/ui/use-formats.ts';
import { useTooLong } from '../../shared/forms/use-too-long.ts';

/** What of the profile is changed here. */
type ProfileChanges = Pick<UpdateProfileRequest, 'bio' | 'language'>;

export type ProfileScreenProps = {
  user: User;
  status: FormStatus;
  /** How often it has been saved on this page. */
  saves: number;
  /** What the writer has changed, and nothing else; and of whom they have changed it. */
  onSubmit: (changes: ProfileChanges, from: User) => void;
  /** Stands on the page while something is changed and not saved. */
  askBeforeLeaving?: ReactNode;
};

/** Who a writer is: the name from Google, a few words, a language. */
export function ProfileScreen({
  user,
  status,
  saves,
  onSubmit,
  askBeforeLeaving,
}: ProfileScreenProps) {
  const { common, locale, profile: texts } = useI18n().LL;
  const tooLong = useTooLong();
  const formats = useFormats();
  const { changes, from, change, markSent } = useChanges<{ bio: string; language: Language }, User>(
    user,
    saves,
  );
  const bio = changes.bio ?? user.bio ?? '';
  const language = changes.language ?? user.language;
  const hasChanges = bio !== (user.bio ?? '') || language !== user.language;
  const submit = () => {
    markSent();
    onSubmit(
      changes.bio === undefined ? changes : { ...changes, bio: bio.trim() === '' ? null : bio },
      from,
    );
  };
  return (
    <Container width="reading">
      {hasChanges ? askBeforeLeaving : null}
      <Stack gap={8}>
        <Stack as="header" gap={2}>
          <Heading level={1}>{texts.title()}</Heading>
          <Text tone="muted">{texts.lead()}</Text>
        </Stack>
        <Card padding="large">
          <Stack gap={6}>
            <Inline gap={5} wrap={false}>
              <Avatar
                name={user.name || user.email}
                src={user.pictureUrl}
                size="large"
                isDecorative
              />
              <Stack gap={1}>
                {user.name === '' ? null : (
                  <Heading level={2} isWritten>
                    {user.name}
                  </Heading>
                )}
                <Text size="sm" tone="muted">
                  <MailAddress>{user.email}</MailAddress>
                </Text>
                <Text size="sm" tone="muted">
                  {texts.memberSince({ date: formats.day(user.createdAt) })}
                </Text>
              </Stack>
            </Inline>
            <Stack media="screen">
              <Text size="sm" tone="muted">
                {texts.fromGoogle()}
              </Text>
            </Stack>
            {bio === '' ? null : (
              <Stack media="print">
                <Text family="reading" breaks="preserved" align="own" isWritten>
                  {bio}
                </Text>
              </Stack>
            )}
            <Form
              label={texts.title()}
              onSubmit={submit}
              errors={status.fieldErrors}
              errorMessage={status.message}
              actions={
                <Button
                  type="submit"
                  tone="primary"
                  isPending={status.isSubmitting}
                  pendingLabel={common.loading()}
                >
                  {common.save()}
                </Button>
              }
            >
              <TextArea
                name="bio"
                label={texts.bio()}
                optionalLabel={common.optional()}
                description={texts.bioHint()}
                rows={4}
                maxLength={limits.updateProfile.bio}
                tooLong={tooLong}
                formatCount={(length, maximum = limits.updateProfile.bio, text) => {
                  const soFar = texts.bioCount({ length, maximum });
                  return hasCompoundSigns(text) ? `${soFar}. ${common.countsSeveral()}` : soFar;
                }}
                value={bio}
                onChange={(text) => change({ bio: text })}
              />
              <RadioGroup
                name="language"
                label={texts.language()}
                description={texts.languageHint()}
                look="chips"
                options={[
                  { value: 'fr', label: locale.fr() },
                  { value: 'en', label: locale.en() },
                ]}
                value={language}
                onChange={(chosen) => change({ language: chosen })}
              />
            </Form>
          </Stack>
        </Card>
      </Stack>
    </Container>
  );
}
