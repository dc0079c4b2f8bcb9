// Where this browser was last told to take messages: that may change by itself.
import { keep, kept } from '../kit/kept'

const ENDPOINT = 'galaxies.push'

export const remembered = () => kept(ENDPOINT)

export const remember = (endpoint: string) => keep(ENDPOINT, endpoint)
