import type { Adapter, AdapterConstructor, AdapterPayload } from 'oidc-provider';

/**
 * What oidc-provider remembers between two requests, in memory: it is gone with the process, and
 * then an account is simply chosen again.
 */
export function createMemoryAdapter(): AdapterConstructor {
  const entries = new Map<string, { payload: AdapterPayload; expiresAt: number }>();

  return class MemoryAdapter implements Adapter {
    readonly #model: string;

    constructor(model: string) {
      this.#model = model;
    }

    async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
      const now = Date.now();
      for (const [key, { expiresAt }] of entries) if (expiresAt < now) entries.delete(key);
      const expiresAt = expiresIn > 0 ? now + expiresIn * 1_000 : Infinity;
      entries.set(this.#key(id), { payload, expiresAt });
    }

    async find(id: string): Promise<AdapterPayload | undefined> {
      const entry = entries.get(this.#key(id));
      return entry === undefined || entry.expiresAt < Date.now() ? undefined : entry.payload;
    }

    async findByUid(uid: string): Promise<AdapterPayload | undefined> {
      const found = [...entries].find(
        ([key, { payload }]) => key.startsWith(`${this.#model}:`) && payload.uid === uid,
      );
      return found?.[1].payload;
    }

    async destroy(id: string): Promise<void> {
      entries.delete(this.#key(id));
    }

    // Id tokens are never looked up again, so nothing is ever consumed, revoked or typed in.
    async consume(): Promise<void> {}
    async revokeByGrantId(): Promise<void> {}
    async findByUserCode(): Promise<undefined> {}

    #key(id: string): string {
      return `${this.#model}:${id}`;
    }
  };
}
