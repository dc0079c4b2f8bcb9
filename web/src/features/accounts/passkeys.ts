// Passkeys: convert between the server's WebAuthn JSON and the browser's API.

type Json = Record<string, unknown>

/** Return whether this page can use passkeys. They require HTTPS and a server with a host name. */
export function supportsPasskeys(): boolean {
  const address = /^[\d.]+$|:/.test(location.hostname.replace(/^\[|\]$/g, ''))
  return typeof PublicKeyCredential !== 'undefined' && window.isSecureContext && !address
}

/** Create a passkey on the device; throw DOMException if the user cancels. */
export async function makePasskey(options: Json): Promise<Json> {
  const { challenge, user, excludeCredentials, ...rest } = options as Json & { user: Json; excludeCredentials?: Json[] }
  const credential = await navigator.credentials.create({
    publicKey: {
      ...(rest as unknown as PublicKeyCredentialCreationOptions),
      challenge: fromBase64Url(challenge),
      user: { ...(user as unknown as PublicKeyCredentialUserEntity), id: fromBase64Url(user['id']) },
      excludeCredentials: (excludeCredentials ?? []).map(credentialDescriptor),
    },
  })
  const { rawId, response } = credential as PublicKeyCredential & { response: AuthenticatorAttestationResponse }
  return credentialJson(rawId, {
    clientDataJSON: toBase64Url(response.clientDataJSON),
    attestationObject: toBase64Url(response.attestationObject),
    transports: response.getTransports(),
  })
}

/** Sign with a passkey that the user selects; throw DOMException if the user cancels. */
export async function signWithPasskey(options: Json): Promise<Json> {
  const { challenge, ...rest } = options
  const signed = await navigator.credentials.get({
    publicKey: {
      ...(rest as Omit<PublicKeyCredentialRequestOptions, 'challenge'>),
      challenge: fromBase64Url(challenge),
      allowCredentials: [],
    },
  })
  const { rawId, response } = signed as PublicKeyCredential & { response: AuthenticatorAssertionResponse }
  return credentialJson(rawId, {
    clientDataJSON: toBase64Url(response.clientDataJSON),
    authenticatorData: toBase64Url(response.authenticatorData),
    signature: toBase64Url(response.signature),
    userHandle: response.userHandle && toBase64Url(response.userHandle),
  })
}

/** Return whether the user cancelled. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name)
}

/** Return whether the device already has a passkey for this user and rejects a second one. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError'
}

function credentialJson(rawId: ArrayBuffer, response: Json): Json {
  const id = toBase64Url(rawId)
  return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} }
}

function credentialDescriptor(credential: Json): PublicKeyCredentialDescriptor {
  return { type: 'public-key', id: fromBase64Url(credential['id']) }
}

/** Convert base64url, as used by WebAuthn, to bytes and back. */
export function fromBase64Url(value: unknown): Uint8Array<ArrayBuffer> {
  const binary = atob(String(value).replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}

export function toBase64Url(bytes: ArrayBuffer): string {
  const encoded = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return encoded.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
