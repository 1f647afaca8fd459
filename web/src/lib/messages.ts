// The types of the protocol, generated from the server.
export * from './protocol/types';
