// The pictures of the Agents and the Locations, on the same field as those of the Guardforces.
import { printed } from './motifs'
import { bar, box, dot, ring, row, type Art } from './shapes'

export const AGENTS: Readonly<Record<string, Art>> = {
  'the-smiling-broker': [
    ...printed('hat'),
    ['paper', 'M48 36h24c-2 6-7 9-12 9s-10-3-12-9z'],
    ['line', ...row((x) => box(x, 36, 1.2, 8), 53, 59.5, 66), box(49, 39, 22, 1)],
    ['glow', dot(96, 44, 8)],
    ['line', ring(96, 44, 6, 4.8), box(95, 40, 2, 8)],
  ],
  'double-agent-zeel': [
    ['ink', 'M60 4C44 4 38 14 38 26c0 10 5 17 12 20-14 2-24 6-26 14h36z'],
    ['paper', 'M60 4c16 0 22 10 22 22 0 10-5 17-12 20 14 2 24 6 26 14H60z'],
    ['glow', 'M44 22h11v4H46z'],
    ['line', 'M65 22h11l-2 4h-9zM60 36h9l-3 3h-6z', box(59.2, 4, 1.6, 56), 'M84 30c6-12 2-24-6-28 3 6 5 14 4 24z'],
    ['glow', 'M51 36h9v3h-6z'],
  ],
  'meteor-squall': printed('comet'),
  'runaway-scientist': [
    [
      'ink',
      'M56 6a6 6 0 1 1-.1 0z',
      'M46 22l14-4 8 8 10 2-1 4-14-2-4 12 10 8-4 12h-4l2-10-14-8-12 12-10 1v-4l8-2 10-12 3-10-6 5-8-1 1-4 6 1z',
    ],
    ['paper', 'M47 22l8-2-5 18-18 12 8-12z', 'M84 12h8v8l8 14H76l8-14z'],
    ['glow', 'M80 28h16l4 6H76z', dot(86, 6, 2), dot(92, 2, 1.5), ring(59, 11, 3, 1.8)],
    ['line', ...row((y) => bar(8, y, 26, y, 1.5), 26, 36, 46)],
  ],
  'bounty-hunter-vrask': [
    [
      'ink',
      'M28 60c0-10 8-14 18-16-6-6-10-12-8-22C40 10 52 4 64 6l26 12 8 8-4 6-20 3-4 8c10 2 18 7 18 17z',
      'M40 12L26 4l8 14-12 0 14 8-10 4 14 2z',
    ],
    ['glow', 'M56 16l20 6-2 5-18-3z', 'M88 24h4v2h-4z'],
    ['paper', 'M78 32l2 5 3-5zM84 31l2 5 3-5zM70 33l2 4 3-4z'],
    ['glow', ring(102, 46, 9, 7.5), box(101.3, 34, 1.5, 24), box(90, 45.3, 24, 1.5)],
  ],
  'council-courier': [
    [
      'ink',
      'M20 40c10-8 30-12 56-8l24 8-24 10c-26 2-46-2-56-10zM30 32l-12-12 22 8zM30 48L20 60l20-9z',
      'M52 32l4-12h10l2 12zM62 10a5.500 5.500 0 1 1-.1 0z',
    ],
    ['glow', 'M20 40L0 34l8 6-8 6z', 'M56 14h12v3H57z'],
    ['paper', 'M80 6h26v18H80z'],
    [
      'line',
      'M80 6l13 10 13-10-13 7.500z',
      bar(80, 24, 90, 14, 1),
      bar(106, 24, 96, 14, 1),
      ...row((x) => dot(x, 40, 2), 60, 70, 80),
    ],
  ],
  'mutiny-whispers': [
    ['ink', 'M14 60c0-10 6-14 12-16V28c0-12 8-18 18-18 8 0 12 6 11 14l5 8-5 2 1 4-3 2 0 6-10 1c6 3 9 7 9 13z'],
    ['paper', 'M106 60c0-10-6-14-12-16V28c0-12-8-18-18-18-8 0-12 6-11 14l-5 8 5 2-1 4 3 2 0 6 10 1c-6 3-9 7-9 13z'],
    ['line', 'M71 22h6v2.500h-6z', 'M94 12l-8-6-14 2 8 4z'],
    [
      'glow',
      'M43 22h6v2.500h-6z',
      ...row((y) => `M56 ${y}h8l-2 2h-4z`, 46, 51, 56),
      'M60 2l3 7-3 2-3-2zM58.500 13h3v3h-3z',
    ],
  ],
  'saboteur-nine': [
    ['ink', dot(56, 38, 20), 'M64 10h12v12H64z', 'M70 12c2-10 14-12 20-4l-2 2c-5-6-13-4-15 3z'],
    ['glow', 'M90 8l6-8 0 8 8-2-6 6 6 5-8-1 0 8-6-7-6 4 3-7-6-4z'],
    [
      'paper',
      ring(56, 33, 7, 3.5),
      'M59.500 34H63c0 8-3 13-9 14l-1-3c4-1 6-5 6.500-11z',
      'M42 26c3-4 6-6 10-7l1 3c-4 1-6 3-8 6z',
    ],
  ],
  'old-flame-from-rigel': [
    ...printed('lady'),
    [
      'glow',
      'M98 20c-3-7-12-6-12 2 0 6 8 10 12 16 4-6 12-10 12-16 0-8-9-9-12-2z',
      'M22 42c-2-4-7-3-7 1 0 4 5 6 7 9 2-3 7-5 7-9 0-4-5-5-7-1z',
    ],
  ],
  'ion-storm': printed('storm'),
}

export const LOCATIONS: Readonly<Record<string, Art>> = {
  'smugglers-canyon': [
    ['paper', dot(60, 20, 12)],
    [
      'ink',
      'M0 60V12l14-4 10 14 12-4 12 42zM120 60V8l-18-4-8 16-14-4-8 44z',
      'M-480 60V20H0v40zM120 60V14h480v46z',
      'M46 30c0-3 6-4 14-4s14 1 14 4-6 4-14 4-14-1-14-4zM54 26c0-4 12-4 12 0z',
    ],
    ['glow', 'M52 35h4l-6 12zM64 35h4l4 12z', ...row((x) => dot(x, 30, 1.3), 52, 60, 68)],
  ],
  'floating-bazaar': [
    ['ink', 'M16 40h88l-20 12H36zM40 52l8 8h24l8-8z', box(24, 22, 2, 18), box(94, 22, 2, 18), box(58, 16, 3, 24)],
    ['paper', 'M16 24l12-12 12 12-4 4-8-4-8 4zM80 24l14-12 12 12-4 4-8-4-8 4zM42 18L60 0l18 18-6 5-12-5-12 5z'],
    ['line', 'M28 12l4 14-4-2-4 2zM94 12l4 14-4-2-4 2zM60 0l6 20-6-2-6 2z'],
    ['glow', ...row((x) => dot(x, 35, 3), 34, 48, 72, 86), 'M48 60l12 10 12-10z'],
  ],
  'ruined-observatory': [
    [
      'ink',
      'M26 60V40h12c0-16 8-26 20-30l-2 10 8 4-6 8 10 4 12-2c2 2 2 4 2 6h12v20z',
      bar(66, 34, 100, 8, 9),
      bar(98, 14, 104, 4, 12),
    ],
    ['paper', 'M84 20l4-3 5 6-4 3z', ...row((x) => box(x, 46, 6, 14), 34, 80)],
    ['glow', 'M100 0l8 4-4-8z', 'M52 60V46a6 6 0 0 1 12 0v14z'],
    ['line', bar(44, 38, 50, 46, 1.2), bar(50, 46, 46, 54, 1.2)],
  ],
  'fighting-pits': printed('arena'),
  'embassy-spires': printed('towers'),
  'crystal-mines': [...printed('crystals'), ['paper', 'M52 52h16l-2 8H54z']],
  'sunken-hangar': [
    ...printed('hangar'),
    ['paper', 'M-400 60v-8h414l8-3 8 3 8-3 8 3 8-3 8 3 8-3 8 3 8-3 8 3h414v8z'],
    ['glow', dot(40, 44, 1.8), dot(46, 38, 1.3), dot(80, 42, 1.8)],
  ],
  'temple-of-static': [
    ...printed('temple'),
    ['glow', 'M28 26l6 8h-4l5 9-10-10h4zM82 26l6 8h-4l5 9-10-10h4z'],
    ['paper', box(14, 54, 92, 1.5)],
  ],
}
