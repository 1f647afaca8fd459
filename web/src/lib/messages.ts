// The wire's own types, generated from the server.
export * from './protocol/types';
