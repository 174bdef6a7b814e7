import type { NearLimit } from '@ecritoire/contracts';

/** The archive is not taken, and nothing of it is. */
export class ArchiveRefused extends Error {
  override name = 'ArchiveRefused';
  readonly messageKey:
    | 'archives.unreadable'
    | 'archives.invalid'
    | 'archives.unknownVersion'
    | 'archives.tooLarge';

  /** @param place where it breaks its format, without its text. */
  constructor(messageKey: ArchiveRefused['messageKey'], place?: string) {
    super(place ?? messageKey);
    this.messageKey = messageKey;
  }
}

/** The account has no room for what comes. */
export class NoRoom extends Error {
  override name = 'NoRoom';
  readonly limits: Pick<NearLimit, 'limit' | 'used'>;

  constructor(limits: NoRoom['limits']) {
    super('account.full');
    this.limits = limits;
  }
}
