// Generated names for newcomers.
/* eslint-disable house/texts -- names are not translated */
const FIRST =
  'Amber Bold Brisk Calm Copper Daring Distant Keen Lone Lucky Quiet Rapid Silver Steady Swift Wandering'.split(' ')
const SECOND =
  'Aurora Badger Comet Corsair Falcon Heron Lynx Meteor Nebula Otter Pilot Pulsar Quasar Raven Ranger Wolf'.split(' ')
/* eslint-enable house/texts */

const pickWord = (words: readonly string[], random: () => number) => words[Math.floor(random() * words.length)]!

export function generateName(random: () => number = Math.random): string {
  return `${pickWord(FIRST, random)} ${pickWord(SECOND, random)}`
}
