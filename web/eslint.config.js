import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import typescript from 'typescript-eslint'
import { layers } from './lint/layers.js'
import { paths } from './lint/paths.js'
import { texts } from './lint/texts.js'
import svelteConfig from './svelte.config.js'

/** A device's clock may be wrong. */
const CLOCK = 'Ask now() of src/ui/time/clock.ts: the clock of the device may be wrong.'

export default typescript.config(
  { ignores: ['src/protocol/', '.svelte-check/', 'node_modules/'] },
  js.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    plugins: { house: { rules: { layers, paths, texts } } },
    rules: {
      'house/layers': 'error',
      'house/paths': 'error',
      'house/texts': 'error',
      eqeqeq: 'error',
      'no-undef': 'off', // TypeScript checks this better
      'prefer-const': ['error', { destructuring: 'all' }],
      'no-restricted-properties': ['error', { object: 'Date', property: 'now', message: CLOCK }],
      'no-restricted-syntax': [
        'error',
        { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: CLOCK },
        { selector: 'CallExpression[callee.name="Date"]', message: CLOCK },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/prefer-svelte-reactivity': 'off', // maps here are never changed after they are made
      'svelte/no-navigation-without-resolve': 'off', // a rule of SvelteKit
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
    rules: { 'prefer-const': 'off', 'svelte/prefer-const': ['error', { destructuring: 'all' }] },
  },
  {
    files: ['src/ui/time/clock.ts', '**/*.test.ts', 'src/fixtures/**', '**/fixtures/**'],
    rules: { 'no-restricted-properties': 'off', 'no-restricted-syntax': 'off' },
  },
)
