// The build parses Fluent files (vite.config.ts).
declare module '*.ftl' {
  const messages: import('@fluent/bundle').Message[]
  export default messages
}
