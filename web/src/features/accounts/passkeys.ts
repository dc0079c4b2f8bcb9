// Passkeys: what the server asks for, given to the browser, and what the browser made of it, as WebAuthn's JSON.

type Json = Record<string, unknown>

/** Whether this page may use passkeys: not on plain http, and not where the server is only an address. */
export function passkeysWork(): boolean {
  const address = /^[\d.]+$|:/.test(location.hostname.replace(/^\[|\]$/g, ''))
  return typeof PublicKeyCredential !== 'undefined' && window.isSecureContext && !address
}

/** Have the device make a passkey; throws DOMException if its user thinks better of it. */
export async function makePasskey(options: Json): Promise<Json> {
  const { challenge, user, excludeCredentials, ...rest } = options as Json & { user: Json; excludeCredentials?: Json[] }
  const made = await navigator.credentials.create({
    publicKey: {
      ...(rest as unknown as PublicKeyCredentialCreationOptions),
      challenge: bytes(challenge),
      user: { ...(user as unknown as PublicKeyCredentialUserEntity), id: bytes(user['id']) },
      excludeCredentials: (excludeCredentials ?? []).map(known),
    },
  })
  const { rawId, response } = made as PublicKeyCredential & { response: AuthenticatorAttestationResponse }
  return credential(rawId, {
    clientDataJSON: text(response.clientDataJSON),
    attestationObject: text(response.attestationObject),
    transports: response.getTransports(),
  })
}

/** Have the device sign with a passkey of its user's choice; throws as `makePasskey`. */
export async function signWithPasskey(options: Json): Promise<Json> {
  const { challenge, ...rest } = options
  const signed = await navigator.credentials.get({
    publicKey: {
      ...(rest as Omit<PublicKeyCredentialRequestOptions, 'challenge'>),
      challenge: bytes(challenge),
      allowCredentials: [],
    },
  })
  const { rawId, response } = signed as PublicKeyCredential & { response: AuthenticatorAssertionResponse }
  return credential(rawId, {
    clientDataJSON: text(response.clientDataJSON),
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
    userHandle: response.userHandle && text(response.userHandle),
  })
}

/** Whether the person only thought better of it. */
export function calledOff(error: unknown): boolean {
  return error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name)
}

/** Whether the device has a passkey for this person already, and makes no second one. */
export function isKnown(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError'
}

function credential(rawId: ArrayBuffer, response: Json): Json {
  const id = text(rawId)
  return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} }
}

function known(one: Json): PublicKeyCredentialDescriptor {
  return { type: 'public-key', id: bytes(one['id']) }
}

/** base64url as WebAuthn writes it, to bytes and back. */
export function bytes(given: unknown): Uint8Array<ArrayBuffer> {
  const plain = atob(String(given).replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

export function text(given: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(given)))
  return plain.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
