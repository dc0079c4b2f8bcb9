// Generated names for newcomers.
const FIRST =
  'Amber Bold Brisk Calm Copper Daring Distant Keen Lone Lucky Quiet Rapid Silver Steady Swift Wandering'.split(' ')
const SECOND =
  'Aurora Badger Comet Corsair Falcon Heron Lynx Meteor Nebula Otter Pilot Pulsar Quasar Raven Ranger Wolf'.split(' ')

const one = (words: readonly string[], lot: () => number) => words[Math.floor(lot() * words.length)]!

export function madeUp(lot: () => number = Math.random): string {
  return `${one(FIRST, lot)} ${one(SECOND, lot)}`
}
