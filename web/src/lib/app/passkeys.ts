/** Passkeys: what the browser is asked in the server's words, and what it has signed. */
import { ApiError, post } from '../core/api'
import type { MadePasskey, NewPasskey, PasskeyAnswer, PasskeyQuestion, PasskeyWish } from '../generated/wire'

/** Whether this browser knows passkeys. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0))

export const text = (data: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(data ?? new ArrayBuffer(0))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')

/** What the browser answers; whoever closes its window, or has no passkey, is told so. */
async function asked(credential: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const found = await credential.catch(() => null)
  if (!found) throw new ApiError(0, 'no-passkey-shown', {}, 'The browser has shown no passkey.')
  return found as PublicKeyCredential
}

const named = (id: string): PublicKeyCredentialDescriptor => ({ type: 'public-key', id: bytes(id) })

/** Has the browser show a passkey; `alone` if no password comes with it. */
export async function showPasskey(alone: boolean): Promise<PasskeyAnswer> {
  const wish: PasskeyWish = { alone }
  const question = await post<PasskeyQuestion>('/login/passkey/question', wish)
  const found = await asked(
    navigator.credentials.get({
      publicKey: {
        challenge: bytes(question.challenge),
        rpId: question.domain,
        userVerification: question.verified ? 'required' : 'preferred',
        timeout: question.seconds * 1000,
      },
    }),
  )
  const answer = found.response as AuthenticatorAssertionResponse
  return {
    id: text(found.rawId),
    client_data: text(answer.clientDataJSON),
    authenticator_data: text(answer.authenticatorData),
    signature: text(answer.signature),
    user: text(answer.userHandle),
  }
}

/** Has the browser make a passkey. */
export async function makePasskey(wanted: NewPasskey, name: string): Promise<MadePasskey> {
  const found = await asked(
    navigator.credentials.create({
      publicKey: {
        challenge: bytes(wanted.challenge),
        rp: { id: wanted.domain, name: 'Steamshed' },
        user: { id: bytes(wanted.user), name: wanted.name, displayName: wanted.name },
        pubKeyCredParams: wanted.algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: wanted.known.map(named),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        timeout: wanted.seconds * 1000,
      },
    }),
  )
  const answer = found.response as AuthenticatorAttestationResponse
  return {
    id: text(found.rawId),
    client_data: text(answer.clientDataJSON),
    attestation: text(answer.attestationObject),
    transports: answer.getTransports(),
    name,
  }
}
