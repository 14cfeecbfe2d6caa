/** Ctrl-C reaches the whole process group: Playwright ends its tests by itself, and this process waits for it. */
export class Interruption {
  isRequested = false;
  readonly #note = (): void => {
    this.isRequested = true;
  };

  constructor() {
    process.on('SIGINT', this.#note);
    process.on('SIGTERM', this.#note);
  }

  end(): void {
    process.off('SIGINT', this.#note);
    process.off('SIGTERM', this.#note);
  }
}
