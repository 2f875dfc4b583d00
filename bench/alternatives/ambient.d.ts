/** Of the alternatives, what the comparison uses: the packages themselves are installed when it first runs. */
declare module 'single-spa' {
  type Lifecycle<Props> = (props: Props) => Promise<unknown>;

  export interface LifeCycles<Props> {
    bootstrap: Lifecycle<Props>;
    mount: Lifecycle<Props>;
    unmount: Lifecycle<Props>;
  }

  export function registerApplication<Props>(application: {
    name: string;
    app: () => Promise<LifeCycles<Props>>;
    activeWhen: (location: Location) => boolean;
    customProps: Props;
  }): void;
  export function start(): void;
  export function triggerAppChange(): Promise<void>;
}

declare module '@softarc/native-federation-orchestrator' {
  interface Federation {
    initRemoteEntry(address: string, name: string): Promise<unknown>;
    loadRemoteModule<Module>(remote: string, exposed: string): Promise<Module>;
  }

  export function initFederation(
    remotes: Readonly<Record<string, string>>,
    options: { hostRemoteEntry: string; logLevel: 'debug' | 'warn' | 'error' },
  ): Promise<Federation>;
}
