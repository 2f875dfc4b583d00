/** What the sample shows once it is open. */
export type SampleStep = 'sitting' | 'writing' | 'kept';
