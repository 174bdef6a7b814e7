import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer } from '../users.ts';
import { forgeries } from './forgeries.ts';
import { IssuerError, settingsOf, startIssuer, type Issuer } from './issuer.ts';

const colette = { subject: 'colette', email: 'colette@example.org', name: 'Colette' };

describe('the issuer', () => {
  let issuer: Issuer;
  beforeAll(async () => {
    issuer = await startIssuer({ port: 0 });
  });
  afterAll(() => issuer.close());

  /** As a server does that is configured with the issuer alone. */
  async function verified(idToken: string) {
    const response = await fetch(`${issuer.url}/.well-known/openid-configuration`);
    const { issuer: iss, jwks_uri } = await response.json();
    const { payload, protectedHeader } = await jwtVerify(
      idToken,
      createRemoteJWKSet(new URL(jwks_uri)),
      { issuer: iss, audience: issuer.clientId, algorithms: ['RS256'] },
    );
    return { payload, protectedHeader };
  }

  it('signs anybody in with keys of its discovery document', async () => {
    const { payload } = await verified(await issuer.idToken(colette));
    expect(payload).toMatchObject({ sub: 'colette', email: colette.email, email_verified: true });
  });

  it("serves the attacker's key only where forged tokens say", async () => {
    const served = await (await fetch(issuer.attacker.keysUrl)).json();
    expect(served.keys[0].kid).toBe(issuer.attacker.kid);
    expect(issuer.attacker.asked()).toBe(1);
    const { keys } = await (await fetch(issuer.keysUrl)).json();
    expect(keys).toEqual([issuer.key.jwk]);
    expect(JSON.stringify(keys)).not.toContain('"d":');
  });

  it('says the settings of a server', () => {
    const settings = settingsOf(issuer);
    for (const value of [issuer.url, issuer.clientId, issuer.keysUrl]) {
      expect(settings).toContain(value);
    }
  });

  it('says which option to change when its port is taken', async () => {
    const port = Number(new URL(issuer.url).port);
    const started = startIssuer({ port });
    await expect(started).rejects.toThrow(IssuerError);
    await expect(started).rejects.toThrow('--issuer-port');
  });

  it('forges tokens of at least twenty kinds', async () => {
    const all = await forgeries(issuer, bearer('writer', 'an access token'));
    expect(all.length).toBeGreaterThanOrEqual(20);
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  });

  // KIT-83
  it('forges none that could pass for a good one', async () => {
    for (const { title, forge } of await forgeries(issuer, bearer('writer', 'a.b.c'))) {
      const idToken = await forge(colette);
      const accepted = await verified(idToken).catch(() => undefined);
      if (!accepted) continue;
      // What the signature and the claims of a JWT allow, OpenID Connect does not.
      const { payload, protectedHeader } = accepted;
      const { azp, aud, email, email_verified, exp, iat = 0, sub } = payload;
      const faults = [
        azp !== undefined && azp !== issuer.clientId,
        azp === undefined && Array.isArray(aud) && aud.length > 1,
        email === undefined || email_verified !== true,
        exp === undefined || sub === undefined || Math.abs(iat - Date.now() / 1000) > 60,
        protectedHeader.typ !== 'JWT',
      ];
      expect(faults, title).toContain(true);
    }
  });
});
