import { createClient } from '@patient/api';
import { createLiveConnection } from '@patient/api/live';
import { createRuntime } from '@patient/api/runtime';

Object.assign(globalThis, { createClient, createLiveConnection, createRuntime });
