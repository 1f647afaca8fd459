// Intents on their way: each is sent as soon as there is a connection, and again after a loss, until it is answered.
export interface Intent {
  intent: string;
}

export class Outbox<Message extends object> {
  #unanswered = new Map<string, Message & Intent>();
  readonly #send: (message: object) => void;

  /** `send` passes a message on if there is a connection, and drops it if there is none. */
  constructor(send: (message: object) => void) {
    this.#send = send;
  }

  put(message: Message & Intent): void {
    this.#unanswered.set(message.intent, message);
    this.#send(message);
  }

  /** Whether something has been sent and not been answered. */
  get isWaiting(): boolean {
    return this.#unanswered.size > 0;
  }

  answered(intent: string): void {
    this.#unanswered.delete(intent);
  }

  sendAgain(): void {
    for (const message of this.#unanswered.values()) this.#send(message);
  }
}
