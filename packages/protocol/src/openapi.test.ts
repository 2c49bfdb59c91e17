import { errorStatus } from '@hub/engine/wire/error-status';
import { errors } from '@hub/engine/wire/errors';
import { endpoints } from '@hub/features/registry.ts';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';

describe('the OpenAPI document', () => {
  it('OpenAPI lists every call with its parameters, body and security', () => {
    const document = openApiDocument(endpoints) as {
      paths: Record<
        string,
        Record<string, { operationId: string; parameters?: unknown[]; security?: unknown }>
      >;
    };
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      endpoints.map(({ name }) => name).toSorted(),
    );
    expect(document.paths['/accounts/{id}/current-blue-essence']?.['get']).toMatchObject({
      parameters: [{ name: 'id', in: 'path', required: true }],
      security: [{ bearer: [] }],
    });
    expect(document.paths['/accounts/create']?.['post']).toMatchObject({
      requestBody: { content: { 'application/json': { schema: { required: ['name'] } } } },
    });
    expect(document.paths['/accounts/create']?.['post']?.security).toBeUndefined();
  });

  it('OpenAPI describes every refusal, including those of single calls', () => {
    const document = openApiDocument(endpoints) as {
      paths: Record<string, Record<string, { responses: Record<string, { content: unknown }> }>>;
    };
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    const form = { type: 'object', required: ['error', 'message'] };
    for (const { responses } of operations) {
      const { 200: _done, ...refusals } = responses;
      expect(Object.keys(refusals)).toContain('default');
      for (const { content } of Object.values(refusals))
        expect(content).toMatchObject({ 'application/json': { schema: form } });
    }
  });
});

describe('the protocol', () => {
  it('gives every call a unique name, path and failure text', () => {
    const addresses = endpoints.map(({ method, path: route }) => `${method} ${route}`);
    expect(new Set(addresses).size).toBe(endpoints.length);
    expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length);
    for (const { failure } of endpoints) expect(failure).toMatch(/^(?:Cannot|Failed to|Google) /);
  });

  it('has the texts of the product', () => {
    expect(Object.fromEntries(endpoints.map(({ name, failure }) => [name, failure]))).toMatchObject({
      lastMatches: 'Cannot fetch matches',
      createAccount: 'Cannot create account',
      ownAccount: 'Cannot fetch account',
      accountItems: 'Cannot fetch account items',
      ownedItems: 'Cannot fetch owned account items',
      currentBlueEssence: 'Cannot fetch current blue essence',
      accountsCount: 'Cannot fetch accounts count',
      shopByType: 'Cannot fetch shop items by type',
      purchase: 'Cannot purchase shop item',
      toggleItem: 'Failed to update item status',
    });
    expect(errors.username_required).toBe('Please enter a username');
    expect(errors.username_too_long).toBe('Username must be 12 characters or less');
    expect(errors.username_not_allowed).toBe('Please choose another username');
  });

  it('has a status for every code', () => {
    expect(Object.keys(errorStatus).toSorted()).toEqual(Object.keys(errors).toSorted());
    for (const status of Object.values(errorStatus)) expect(status).toBeGreaterThanOrEqual(400);
  });

  it('has snake_case codes and whole sentences', () => {
    for (const [code, message] of Object.entries(errors)) {
      expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
      expect(message).toMatch(/^[A-Z]/);
    }
  });
});
