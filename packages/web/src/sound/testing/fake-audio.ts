/** Fake gain node that records its level and its connection. */
class FakeGain {
  readonly gain = {
    value: 1,
    setTargetAtTime: (target: number): void => {
      this.gain.value = target;
    },
  };
  to: unknown;

  connect(to: unknown): void {
    this.to = to;
  }
  disconnect(): void {
    this.to = undefined;
  }
}

/** Fake source that ends when its context's clock reaches the recording's end or the stop time. */
class FakeSource extends EventTarget {
  buffer: { name: string; duration: number } | undefined;
  loop = false;
  readonly playbackRate = { value: 1 };
  to: FakeGain | undefined;
  endsAt = Number.POSITIVE_INFINITY;
  private readonly clock: { currentTime: number };

  constructor(clock: { currentTime: number }) {
    super();
    this.clock = clock;
  }
  connect(to: FakeGain): void {
    this.to = to;
  }
  start(): void {
    if (!this.loop) this.endsAt = this.clock.currentTime + (this.buffer?.duration ?? 0);
  }
  stop(at: number): void {
    this.endsAt = Math.min(this.endsAt, at);
  }
}

/** Fake audio context without output; tests advance its clock. */
export class FakeAudioContext {
  state = 'running';
  currentTime = 0;
  resumes = 0;
  readonly destination = 'loudspeaker';
  readonly gains: FakeGain[] = [];
  readonly sources: FakeSource[] = [];

  /** The gain that is connected to the destination. */
  get master(): FakeGain | undefined {
    return this.gains.find(({ to }) => to === this.destination);
  }
  /** Names of the recordings that were started, in order. */
  get started(): string[] {
    return this.sources.map(({ buffer }) => buffer?.name ?? '');
  }

  createGain(): FakeGain {
    const gain = new FakeGain();
    this.gains.push(gain);
    return gain;
  }
  createBufferSource(): FakeSource {
    const source = new FakeSource(this);
    this.sources.push(source);
    return source;
  }
  /** Returns a one-second recording named by its bytes; rejects for the bytes `broken`. */
  decodeAudioData(bytes: ArrayBuffer): Promise<{ name: string; duration: number }> {
    const name = new TextDecoder().decode(bytes);
    return name === 'broken'
      ? Promise.reject(new Error('EncodingError'))
      : Promise.resolve({ name, duration: 1 });
  }
  resume(): Promise<void> {
    this.resumes += 1;
    this.state = 'running';
    return Promise.resolve();
  }

  /** Advances the clock and ends the sources whose time is over. */
  advance(seconds: number): void {
    this.currentTime += seconds;
    for (const source of this.sources) {
      if (source.endsAt > this.currentTime) continue;
      source.endsAt = Number.POSITIVE_INFINITY;
      source.dispatchEvent(new Event('ended'));
    }
  }
  /** This object, typed as an `AudioContext`. */
  asContext(): AudioContext {
    return this as unknown as AudioContext;
  }
}
