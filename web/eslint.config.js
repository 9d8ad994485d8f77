import js from '@eslint/js';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['src/generated', 'node_modules', 'test-results'] },
  js.configs.recommended,
  ...ts.configs.strict,
  hooks.configs.flat.recommended,
  {
    // JSON becomes a title's own types at one door; from there on every event and view has its type
    files: ['src/**'],
    ignores: ['src/boards/anyBoard.ts', '**/*.test.*', '**/sample.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'TSAsExpression > TSNeverKeyword', message: 'Nothing is taken for never: give it its type.' },
        {
          selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
          message: 'Types are not taken for each other: boards/anyBoard.ts is the one door.',
        },
        {
          selector:
            "CallExpression[callee.name='Number'] MemberExpression:matches([object.name='args'], [object.property.name='args'])",
          message: 'Arguments of events and options have types already.',
        },
      ],
    },
  },
  // what Playwright calls `use` is no hook, and it wants to see an object even if nothing is taken from it
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off', 'no-empty-pattern': 'off' } },
  {
    files: ['scripts/*.mjs'],
    languageOptions: { globals: { URL: 'readonly', console: 'readonly', process: 'readonly' } },
  },
);
