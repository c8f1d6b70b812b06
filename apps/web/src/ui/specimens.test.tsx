import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { specimens } from '../../gallery/components/index.ts';
import { SampleFrame } from '../../gallery/sample-frame.tsx';
import { expectFit } from '../../testing/expect-fit.ts';

describe.each(specimens)('$name', ({ states }) => {
  it.each(Object.entries(states))('%s', (_, element) => {
    const { container } = render(<SampleFrame>{element}</SampleFrame>);
    expect(container.firstElementChild).not.toBeNull();
    expectFit(container);
  });
});
