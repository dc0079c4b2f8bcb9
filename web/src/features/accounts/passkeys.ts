// Passkeys: convert between the server's WebAuthn JSON and the browser's API.

type Json = Record<string, unknown>

/** Return whether this page can use passkeys: not over plain HTTP, and not where the server has no host name. */
export function passkeysWork(): boolean {
  const address = /^[\d.]+$|:/.test(location.hostname.replace(/^\[|\]$/g, ''))
  return typeof PublicKeyCredential !== 'undefined' && window.isSecureContext && !address
}

/** Create a passkey on the device; throw DOMException if the user cancels. */
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

/** Sign with a passkey that the user selects; throw DOMException if the user cancels. */
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

/** Return whether the user cancelled. */
export function calledOff(error: unknown): boolean {
  return error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name)
}

/** Return whether the device already has a passkey of this user and refuses a second one. */
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

/** Convert base64url, as used by WebAuthn, to bytes and back. */
export function bytes(given: unknown): Uint8Array<ArrayBuffer> {
  const plain = atob(String(given).replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

export function text(given: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(given)))
  return plain.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
