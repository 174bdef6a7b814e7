import type { Invitation, Subscriber, Subscription } from '@ecritoire/contracts';
import { useI18n, useTexts } from '@ecritoire/i18n/react';
import { settingsTexts } from '@ecritoire/i18n/settings';
import { Button, ListRow, Text } from '@ecritoire/ui';
import { PersonName } from '../../shared/ui/PersonName.tsx';
import { Act, Rows, type SettingsList } from './SettingsRows.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useFormats } from '../../shared/ui/use-formats.ts';
import { useInvitationName } from './use-invitation-name.ts';
import { useNameOf, useReaderNameOf } from '../../shared/ui/use-name-of.ts';

export const readersId = 'settings-readers';
export const authorsId = 'settings-authors';

export type SettingsReadersProps = {
  invitations: SettingsList<Invitation>;
  subscribers: SettingsList<Subscriber>;
  isInviting: boolean;
  onInvite: () => void;
  onRevoke: (invitation: Invitation) => void;
  onRemove: (subscriber: Subscriber) => void;
};

/** Who reads the writer as a subscriber, and who has been invited to. */
export function SettingsReaders(props: SettingsReadersProps) {
  const { common } = useI18n().LL;
  const texts = useTexts(settingsTexts);
  const formats = useFormats();
  const nameOfInvitation = useInvitationName();
  const nameOf = useReaderNameOf();
  const { invitations, subscribers, isInviting } = props;
  const hasInvited = invitations.items.status !== 'there' || invitations.items.data.length > 0;
  return (
    <SettingsSection
      id={readersId}
      title={texts.readers()}
      lead={texts.readersLead()}
      actions={
        <Button
          icon="plus"
          onPress={props.onInvite}
          isPending={isInviting}
          pendingLabel={common.loading()}
        >
          {texts.invite()}
        </Button>
      }
    >
      {hasInvited ? (
        <Rows title={texts.invitations()} list={invitations}>
          {(invitation) => (
            <ListRow
              key={invitation.id}
              title={texts.invitedOn({ date: nameOfInvitation(invitation) })}
              description={texts.invitationEnds({ date: formats.day(invitation.expiresAt) })}
              actions={
                <Act
                  name={texts.revokeNamed({ date: nameOfInvitation(invitation) })}
                  onPress={() => props.onRevoke(invitation)}
                >
                  {texts.revoke()}
                </Act>
              }
            />
          )}
        </Rows>
      ) : null}
      <Rows
        title={texts.subscribers()}
        list={subscribers}
        empty={<Text tone="muted">{texts.noReaders()}</Text>}
      >
        {(subscriber) => (
          <ListRow
            key={subscriber.id}
            title={<PersonName {...subscriber.reader} name={nameOf(subscriber.reader)} />}
            description={texts.since({ date: formats.day(subscriber.createdAt) })}
            actions={
              <Act
                name={texts.removeNamed({ name: nameOf(subscriber.reader) })}
                onPress={() => props.onRemove(subscriber)}
              >
                {texts.remove()}
              </Act>
            }
          />
        )}
      </Rows>
    </SettingsSection>
  );
}

export type SettingsAuthorsProps = {
  subscriptions: SettingsList<Subscription>;
  onEnd: (subscription: Subscription) => void;
};

/** Whom the writer reads as a subscriber. */
export function SettingsAuthors({ subscriptions, onEnd }: SettingsAuthorsProps) {
  const texts = useTexts(settingsTexts);
  const nameOf = useNameOf();
  const formats = useFormats();
  return (
    <SettingsSection id={authorsId} title={texts.authors()} lead={texts.authorsLead()}>
      <Rows
        label={texts.authors()}
        list={subscriptions}
        empty={<Text tone="muted">{texts.noAuthors()}</Text>}
      >
        {(subscription) => (
          <ListRow
            key={subscription.id}
            href={`/app/authors/${subscription.author.id}`}
            title={<PersonName {...subscription.author} />}
            description={texts.since({ date: formats.day(subscription.createdAt) })}
            actions={
              <Act
                name={texts.endNamed({ name: nameOf(subscription.author) })}
                onPress={() => onEnd(subscription)}
              >
                {texts.endSubscription()}
              </Act>
            }
          />
        )}
      </Rows>
    </SettingsSection>
  );
}
