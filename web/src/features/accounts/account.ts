// The HTTP calls of an account, which lets a user log in on any device.
import { siteUrl } from '../../ui/browser/site'
import type { Guest, MadeAccount, MyAccount, Passkey, PasskeyOptions, RecoveryCodes } from '../../protocol/core'
import { call } from '../../http/http'
import { makePasskey, signWithPasskey } from './passkeys'

/** Request the options from the server, and return the authenticator's response to them. */
async function useAuthenticator(
  path: string,
  device: (options: Record<string, unknown>) => Promise<unknown>,
  body?: unknown,
) {
  return device((await call<PasskeyOptions>('POST', path, body)).options)
}

export const account = {
  mine: () => call<MyAccount>('GET', '/api/me/account').then(({ account }) => account),
  make: (name: string, password: string) => call<MadeAccount>('POST', '/api/me/account', { name, password }),
  async makeWithPasskey(name: string): Promise<MadeAccount> {
    const passkey = await useAuthenticator('/api/me/account/passkey', makePasskey, { name })
    return call('POST', '/api/me/account', { name, passkey })
  },
  logIn: (name: string, password: string) => call<Guest>('POST', '/api/login', { name, password }),
  async logInWithPasskey(): Promise<Guest> {
    const credential = await useAuthenticator('/api/login/passkey/options', signWithPasskey)
    return call('POST', '/api/login/passkey', { credential })
  },
  recover: (name: string, code: string, password: string) =>
    call<Guest>('POST', '/api/login/recovery', { name, code, password }),
  async addPasskey(): Promise<Passkey> {
    const credential = await useAuthenticator('/api/me/passkeys/options', makePasskey)
    return call('POST', '/api/me/passkeys', { credential })
  },
  forgetPasskey: (id: string) => call<void>('DELETE', `/api/me/passkeys/${encodeURIComponent(id)}`),
  setPassword: (currentPassword: string | null, password: string | null) =>
    call<void>('PUT', '/api/me/password', { former: currentPassword, password }),
  proveByPassword: (password: string) => call<void>('POST', '/api/me/proof', { password }),
  async proveByPasskey(): Promise<void> {
    const credential = await useAuthenticator('/api/me/proof/options', signWithPasskey)
    return call('POST', '/api/me/proof', { credential })
  },
  newCodes: () => call<RecoveryCodes>('POST', '/api/me/recovery-codes').then(({ codes }) => codes),
  deleteUser: (name: string) => call<void>('POST', '/api/me/deletion', { name }),
}

/** The address of the export file with all data that the server stores about the user. */
export const EXPORT_URL = siteUrl('/api/me/export')
