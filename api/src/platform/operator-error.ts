/** Something that the operator can mend: its message says what and how, and is all that is printed when a start stops on it. */
export class OperatorError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OperatorError';
  }
}
