// The signs of Exploration and Influence cards, on a field of 24 by 24 units, with holes cut out.
export const SIGNS: Readonly<Record<string, string>> = {
  // Exploration
  'advance-scouts':
    'M4 6h5l1 3h4l1-3h5l4 9a5 5 0 1 1-9.500 2h-5A5 5 0 1 1 0 15zM5 14a2.500 2.500 0 1 0 .1 0zM19 14a2.500 2.500 0 1 0 .1 0z',
  'field-hospital': 'M2 22V10l10-8 10 8v12zM10 9v3H7v4h3v3h4v-3h3v-4h-3V9z',
  'deep-survey': 'M2 4h20v3H2zM6 9h12l-2 4H8zM9 15h6l-1.500 4h-3zM11 20h2l-1 4zM1 14l4 2v6H1zM23 14l-4 2v6h4z',
  'supply-cache': 'M2 6l10-5 10 5v13l-10 5-10-5zM5 8v9l6 3v-9zM12 4L7 6.500l5 2.500 5-2.500z',
  volunteers:
    'M7 3a4 4 0 1 1-.1 0zM17 3a4 4 0 1 1-.1 0zM0 22c0-6 3-9 7-9 2 0 4 1 5 2 1-1 3-2 5-2 4 0 7 3 7 9zM10.800 17v1.800H9v2.400h1.800V22h2.400v-.8H15v-2.400h-1.800V17z',
  interpreters: 'M1 2h13v9H8l-4 4v-4H1zM4 5v1.500h7V5zM4 7.500V9h5V7.500zM10 13h6V8h7v10h-3v4l-4-4h-6z',
  'night-landing': 'M18 1a7 7 0 1 0 5 10A8 8 0 0 1 18 1zM8 8l3 6v5l3 4h-3l-1-2H6l-1 2H2l3-4v-5z',
  cartographers:
    'M1 4l7-3 8 3 7-3v19l-7 3-8-3-7 3zM8 4v13.500l1 .4V4.400zM4 9l2-1 .6 1.400-2 1zM12 8l2 2 2-2 1 1-2 2 2 2-1 1-2-2-2 2-1-1 2-2-2-2z',
  // Influence
  'false-orders':
    'M4 1h13l4 4v18H4zM7 7v2h10V7zM7 11v2h10v-2zM8 15l2.500 2.500L8 20l1.400 1.400L12 19l2.600 2.400L16 20l-2.500-2.500L16 15l-1.400-1.400L12 16l-2.600-2.400z',
  'cut-cable':
    'M0 10h7l3 2-3 2H0zM24 10h-7l-3 2 3 2h7zM11 1l2 6h-2zM7 3l3 5-2 .5zM17 3l-3 5 2 .5zM11 23l2-6h-2zM7 21l3-5-2-.5zM17 21l-3-5 2-.5z',
  'bought-witness':
    'M9 2a5 5 0 1 1-.1 0zM0 22c0-6 4-9 9-9 2 0 4 .5 5.500 1.500A6 6 0 0 0 15 22zM19 13a5 5 0 1 1-.1 0zM18.300 15v6h1.600v-6z',
  'poisoned-rumour':
    'M2 2h20v13h-8l-5 6v-6H2zM12 4a4 4 0 0 0-3 6.500V13h6v-2.500A4 4 0 0 0 12 4zM10.500 7a1 1 0 1 1-.1 0zM13.500 7a1 1 0 1 1-.1 0z',
  'ambush-signal':
    'M9 10h6l2 13H7zM10 5h4v4h-4zM1 2l7 3-.5 1.500zM23 2l-7 3 .5 1.500zM0 10l7-2v1.500zM24 10l-7-2v1.500z',
  'secret-cargo':
    'M1 7h22v15H1zM4 10v9h2v-9zM18 10v9h2v-9zM11 2h2v5h-2zM12 10c-2 0-3 1-3 3h1.600c0-2 3-2 3 0 0 1.400-2.400 1.500-2.400 3.500h1.600c0-1.300 2.400-1.500 2.400-3.500S14 10 12 10zM11.200 17.500v1.600h1.600v-1.600z',
  'jammed-scanner':
    'M12 2a10 10 0 1 1-.1 0zM12 5a7 7 0 1 0 .1 0zM11 3h2v9h-2zM3 4l2-2 17 18-2 2zM15.500 8a1.600 1.600 0 1 1-.1 0z',
  'turncoat-clerk':
    'M8 1a5 5 0 1 1-.1 0zM0 20c0-5 3-8 8-8 2 0 3 .4 4 1v7zM14 12l6 4-6 4v-2.500h-1v-3h1zM24 20l-6-4v3h-4v2h4v3z',
  'hegemony-escort': 'M12 1l5 9h-3v6h-4v-6H7zM4 9l4 7H6v5H2v-5H0zM20 9l4 7h-2v5h-4v-5h-2z',
  'stolen-blueprint':
    'M1 3h18v14l-5 5H1zM4 6v5h5V6zM11 6v1.600h5V6zM11 9v1.600h5V9zM4 13v1.600h12V13zM4 16v1.600h7V16zM24 2l-3 8h-1l-3-3v-1z',
}
