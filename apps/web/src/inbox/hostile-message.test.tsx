import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { SupplierMessage } from '@brandwright/contract/inbox/entities.ts';
import { messageType } from '@brandwright/contract/inbox/enums.ts';
import { MessageBody } from './parts/message-body.tsx';

const hostile = '<img src=x onerror="alert(1)"><script>1</script><a href="https://evil.example">here</a>';

/** A message whose every field was written by somebody who means harm. */
const message = (type: SupplierMessage['type']): SupplierMessage => ({
  sid: 'm',
  conversationSid: 'c',
  index: 0,
  author: 'customer_1',
  authorName: hostile,
  isOwn: false,
  isRead: true,
  type,
  text: `${hostile} javascript:alert(1) https://bank.example@evil.example/login`,
  fileUrls: ['javascript:alert(1)', 'data:text/html,x'],
  imageUrls: ['https://evil.example/pixel.png', '//evil.example/p.png', 'javascript:alert(1)'],
  videoUrls: ['https://evil.example/v.mp4'],
  pdfUrls: ['https://evil.example/f.pdf'],
  attributes: {
    title: hostile,
    subtitle: hostile,
    fileName: hostile,
    imageUrl: 'https://evil.example/pixel.png',
    trackingUrl: 'javascript:alert(1)',
    trackingNumber: hostile,
    carrier: hostile,
    meetingUrl: 'javascript:alert(1)',
    meetingStatus: 'ACCEPTED',
    callTime: hostile,
    dueDate: hostile,
    amountMinor: 100,
    currency: '<b>',
    projectId: '../../orders?x="',
    remixProductData: { title: hostile, imageUrl: 'https://evil.example/r.png', changes: hostile },
  },
  status: 'SENT',
  createdAt: '2026-11-20T12:00:00Z',
});

describe.each(messageType.options)('a message of type %s', (type) => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <MessageBody message={message(type)} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

  it('is never HTML and loads nothing from elsewhere', () => {
    expect(html).not.toMatch(/<script|onerror="|<iframe/i);
    for (const [, address = ''] of html.matchAll(/\s(?:src|srcset|poster)="([^"]*)"/gi))
      expect(address).not.toContain('evil');
  });

  it('links out only to the web, in a tab that knows nothing of us', () => {
    for (const [anchor, href = ''] of html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>/gi)) {
      expect(href).toMatch(/^(https?:\/\/|\/)/);
      expect(href).not.toContain('@');
      if (href.startsWith('http')) {
        expect(anchor).toContain('rel="noopener noreferrer nofollow"');
        expect(anchor).toContain('target="_blank"');
      }
    }
    expect(html).toContain('evil.example</span>');
  });
});
