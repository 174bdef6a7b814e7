// Generated from the contract by `pnpm generate`; edit the contract instead.
import type { OperationId } from './operations.ts';

export type Example = {
  request?: {
    params?: Record<string, string>;
    query?: Record<string, string>;
    headers?: Record<string, string>;
    body?: unknown;
  };
  status: number;
  body?: unknown;
};

export const examples = {
  "signInWithGoogle": {
    "signedIn": {
      "request": {
        "body": {
          "idToken": "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxMTIyMzMifQ.c2lnbmF0dXJl"
        }
      },
      "status": 200,
      "body": {
        "accessToken": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwYjljMGY0ZSJ9.c2lnbmF0dXJl",
        "refreshToken": "q83vEjRWeJq83vEjRWeJq83vEjRWeJq83vEjRWeJq80"
      }
    },
    "validationError": {
      "request": {
        "body": {
          "idToken": ""
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "idToken",
            "messageKey": "validation.required"
          }
        ]
      }
    },
    "requestMalformedJson": {
      "status": 400,
      "body": {
        "type": "urn:ecritoire:problem:request.malformedJson",
        "title": "Malformed JSON",
        "status": 400,
        "detail": "The body could not be read as JSON.",
        "messageKey": "request.malformedJson"
      }
    },
    "authAuthenticationFailed": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.authentication_failed",
        "title": "Authentication failed",
        "status": 401,
        "detail": "The identity token was not accepted.",
        "messageKey": "auth.authentication_failed"
      }
    },
    "authIdTokenSpent": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.idTokenSpent",
        "title": "Identity token spent",
        "status": 401,
        "detail": "The identity token signs nobody in any more.",
        "messageKey": "auth.idTokenSpent"
      }
    },
    "authEmailNotVerified": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.email_not_verified",
        "title": "E-mail not verified",
        "status": 403,
        "detail": "The identity provider has not verified this e-mail address.",
        "messageKey": "auth.email_not_verified"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "requestTooLarge": {
      "status": 413,
      "body": {
        "type": "urn:ecritoire:problem:request.tooLarge",
        "title": "Body too large",
        "status": 413,
        "detail": "The body is over 1 MiB.",
        "messageKey": "request.tooLarge"
      }
    },
    "requestUnsupportedMediaType": {
      "status": 415,
      "body": {
        "type": "urn:ecritoire:problem:request.unsupportedMediaType",
        "title": "Unsupported media type",
        "status": 415,
        "detail": "The body has to be application/json, and not compressed.",
        "messageKey": "request.unsupportedMediaType"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "refreshAccessToken": {
    "refreshed": {
      "request": {
        "body": {
          "refreshToken": "q83vEjRWeJq83vEjRWeJq83vEjRWeJq83vEjRWeJq80"
        }
      },
      "status": 200,
      "body": {
        "accessToken": "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwYjljMGY0ZSJ9.c2lnbmF0dXJl"
      }
    },
    "validationError": {
      "request": {
        "body": {}
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "refreshToken",
            "messageKey": "validation.required"
          }
        ]
      }
    },
    "requestMalformedJson": {
      "status": 400,
      "body": {
        "type": "urn:ecritoire:problem:request.malformedJson",
        "title": "Malformed JSON",
        "status": 400,
        "detail": "The body could not be read as JSON.",
        "messageKey": "request.malformedJson"
      }
    },
    "authRefreshTokenInvalid": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.refreshTokenInvalid",
        "title": "Refresh token invalid",
        "status": 401,
        "detail": "The refresh token is unknown, revoked or expired.",
        "messageKey": "auth.refreshTokenInvalid"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "requestTooLarge": {
      "status": 413,
      "body": {
        "type": "urn:ecritoire:problem:request.tooLarge",
        "title": "Body too large",
        "status": 413,
        "detail": "The body is over 1 MiB.",
        "messageKey": "request.tooLarge"
      }
    },
    "requestUnsupportedMediaType": {
      "status": 415,
      "body": {
        "type": "urn:ecritoire:problem:request.unsupportedMediaType",
        "title": "Unsupported media type",
        "status": 415,
        "detail": "The body has to be application/json, and not compressed.",
        "messageKey": "request.unsupportedMediaType"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "signOut": {
    "signedOut": {
      "request": {
        "body": {
          "refreshToken": "q83vEjRWeJq83vEjRWeJq83vEjRWeJq83vEjRWeJq80"
        }
      },
      "status": 204
    },
    "validationError": {
      "request": {
        "body": {
          "refreshToken": 42
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "refreshToken",
            "messageKey": "validation.text"
          }
        ]
      }
    },
    "requestMalformedJson": {
      "status": 400,
      "body": {
        "type": "urn:ecritoire:problem:request.malformedJson",
        "title": "Malformed JSON",
        "status": 400,
        "detail": "The body could not be read as JSON.",
        "messageKey": "request.malformedJson"
      }
    },
    "requestTooLarge": {
      "status": 413,
      "body": {
        "type": "urn:ecritoire:problem:request.tooLarge",
        "title": "Body too large",
        "status": 413,
        "detail": "The body is over 1 MiB.",
        "messageKey": "request.tooLarge"
      }
    },
    "requestUnsupportedMediaType": {
      "status": 415,
      "body": {
        "type": "urn:ecritoire:problem:request.unsupportedMediaType",
        "title": "Unsupported media type",
        "status": 415,
        "detail": "The body has to be application/json, and not compressed.",
        "messageKey": "request.unsupportedMediaType"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "signOutEverywhere": {
    "signedOut": {
      "status": 204
    },
    "validationError": {
      "request": {
        "query": {
          "page": "2"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "page",
            "messageKey": "validation.additionalProperties"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "getCurrentUser": {
    "user": {
      "status": 200,
      "body": {
        "id": "0b9c0f4e-6f0a-4a51-9d3e-0d7f8f1c2a01",
        "version": 1,
        "email": "colette@example.org",
        "name": "Colette Morel",
        "givenName": "Colette",
        "pictureUrl": null,
        "bio": null,
        "language": "fr",
        "timeZone": "Europe/Paris",
        "weekStart": "monday",
        "createdAt": "2026-09-01T08:00:00.000Z"
      }
    },
    "validationError": {
      "request": {
        "query": {
          "page": "2"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "page",
            "messageKey": "validation.additionalProperties"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    }
  },
  "updateProfile": {
    "bioOnly": {
      "request": {
        "body": {
          "bio": null
        }
      },
      "status": 200,
      "body": {
        "id": "0b9c0f4e-6f0a-4a51-9d3e-0d7f8f1c2a01",
        "version": 3,
        "email": "colette@example.org",
        "name": "Colette Morel",
        "givenName": "Colette",
        "pictureUrl": null,
        "bio": null,
        "language": "fr",
        "timeZone": "Europe/Paris",
        "weekStart": "monday",
        "createdAt": "2026-09-01T08:00:00.000Z"
      }
    },
    "ifMatch": {
      "request": {
        "headers": {
          "If-Match": "2"
        },
        "body": {
          "language": "fr"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "If-Match",
            "messageKey": "validation.wrongFormat"
          }
        ]
      }
    },
    "timeZone": {
      "request": {
        "body": {
          "language": "fr",
          "timeZone": "Europe/Atlantis"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "timeZone",
            "messageKey": "validation.timeZone"
          }
        ]
      }
    },
    "updated": {
      "request": {
        "headers": {
          "If-Match": "\"1\""
        },
        "body": {
          "bio": "J’écris la nuit, et je corrige le matin.",
          "language": "fr",
          "timeZone": "America/Montreal",
          "weekStart": "sunday"
        }
      },
      "status": 200,
      "body": {
        "id": "0b9c0f4e-6f0a-4a51-9d3e-0d7f8f1c2a01",
        "version": 2,
        "email": "colette@example.org",
        "name": "Colette Morel",
        "givenName": "Colette",
        "pictureUrl": null,
        "bio": "J’écris la nuit, et je corrige le matin.",
        "language": "fr",
        "timeZone": "America/Montreal",
        "weekStart": "sunday",
        "createdAt": "2026-09-01T08:00:00.000Z"
      }
    },
    "validationError": {
      "request": {
        "body": {
          "weekStart": "monday"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "bio",
            "messageKey": "validation.required"
          },
          {
            "field": "language",
            "messageKey": "validation.required"
          }
        ]
      }
    },
    "requestMalformedJson": {
      "status": 400,
      "body": {
        "type": "urn:ecritoire:problem:request.malformedJson",
        "title": "Malformed JSON",
        "status": 400,
        "detail": "The body could not be read as JSON.",
        "messageKey": "request.malformedJson"
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "requestStaleVersion": {
      "status": 412,
      "body": {
        "type": "urn:ecritoire:problem:request.staleVersion",
        "title": "Changed elsewhere",
        "status": 412,
        "detail": "It has changed since the version or the time that the request names; nothing was changed.",
        "messageKey": "request.staleVersion"
      }
    },
    "requestTooLarge": {
      "status": 413,
      "body": {
        "type": "urn:ecritoire:problem:request.tooLarge",
        "title": "Body too large",
        "status": 413,
        "detail": "The body is over 1 MiB.",
        "messageKey": "request.tooLarge"
      }
    },
    "requestUnsupportedMediaType": {
      "status": 415,
      "body": {
        "type": "urn:ecritoire:problem:request.unsupportedMediaType",
        "title": "Unsupported media type",
        "status": 415,
        "detail": "The body has to be application/json, and not compressed.",
        "messageKey": "request.unsupportedMediaType"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "listProjects": {
    "page": {
      "request": {
        "query": {
          "limit": "20"
        }
      },
      "status": 200,
      "body": {
        "items": [
          {
            "id": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
            "version": 1,
            "name": "La Traversée",
            "description": "Un roman en trois parties.",
            "type": "plain",
            "sessionCount": 3,
            "documentCount": 2,
            "words": 3120,
            "createdAt": "2026-09-02T08:00:00.000Z",
            "updatedAt": "2026-09-14T18:30:00.000Z"
          }
        ],
        "nextCursor": null,
        "total": 1
      }
    },
    "validationError": {
      "request": {
        "query": {
          "limit": "0",
          "cursor": ""
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "limit",
            "messageKey": "validation.numberTooSmall"
          },
          {
            "field": "cursor",
            "messageKey": "validation.textTooShort"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    }
  },
  "createProject": {
    "created": {
      "request": {
        "body": {
          "name": "La Traversée",
          "description": "Un roman en trois parties.",
          "type": "plain"
        }
      },
      "status": 201,
      "body": {
        "id": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
        "version": 1,
        "name": "La Traversée",
        "description": "Un roman en trois parties.",
        "type": "plain",
        "sessionCount": 0,
        "documentCount": 0,
        "words": 0,
        "createdAt": "2026-09-02T08:00:00.000Z",
        "updatedAt": "2026-09-02T08:00:00.000Z"
      }
    },
    "validationError": {
      "request": {
        "body": {
          "name": " é ",
          "type": "novel",
          "colour": "red"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "colour",
            "messageKey": "validation.additionalProperties"
          },
          {
            "field": "name",
            "messageKey": "validation.textTooShort"
          },
          {
            "field": "type",
            "messageKey": "validation.enum"
          }
        ]
      }
    },
    "requestMalformedJson": {
      "status": 400,
      "body": {
        "type": "urn:ecritoire:problem:request.malformedJson",
        "title": "Malformed JSON",
        "status": 400,
        "detail": "The body could not be read as JSON.",
        "messageKey": "request.malformedJson"
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "requestTooLarge": {
      "status": 413,
      "body": {
        "type": "urn:ecritoire:problem:request.tooLarge",
        "title": "Body too large",
        "status": 413,
        "detail": "The body is over 1 MiB.",
        "messageKey": "request.tooLarge"
      }
    },
    "requestUnsupportedMediaType": {
      "status": 415,
      "body": {
        "type": "urn:ecritoire:problem:request.unsupportedMediaType",
        "title": "Unsupported media type",
        "status": 415,
        "detail": "The body has to be application/json, and not compressed.",
        "messageKey": "request.unsupportedMediaType"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "getProject": {
    "project": {
      "request": {
        "params": {
          "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02"
        }
      },
      "status": 200,
      "body": {
        "id": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
        "version": 1,
        "name": "La Traversée",
        "description": "Un roman en trois parties.",
        "type": "plain",
        "sessionCount": 3,
        "documentCount": 2,
        "words": 3120,
        "createdAt": "2026-09-02T08:00:00.000Z",
        "updatedAt": "2026-09-14T18:30:00.000Z"
      }
    },
    "validationError": {
      "request": {
        "params": {
          "projectId": "first"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "projectId",
            "messageKey": "validation.uuid"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "projectsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:projects.notFound",
        "title": "Project not found",
        "status": 404,
        "detail": "There is no such project.",
        "messageKey": "projects.notFound"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    }
  },
  "updateProject": {
    "updated": {
      "request": {
        "params": {
          "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02"
        },
        "body": {
          "description": null
        }
      },
      "status": 200,
      "body": {
        "id": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
        "version": 1,
        "name": "La Traversée",
        "description": null,
        "type": "plain",
        "sessionCount": 3,
        "documentCount": 2,
        "words": 3120,
        "createdAt": "2026-09-02T08:00:00.000Z",
        "updatedAt": "2026-09-14T18:30:00.000Z"
      }
    },
    "validationError": {
      "request": {
        "params": {
          "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02"
        },
        "body": {}
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "body",
            "messageKey": "validation.required"
          }
        ]
      }
    },
    "requestMalformedJson": {
      "status": 400,
      "body": {
        "type": "urn:ecritoire:problem:request.malformedJson",
        "title": "Malformed JSON",
        "status": 400,
        "detail": "The body could not be read as JSON.",
        "messageKey": "request.malformedJson"
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "projectsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:projects.notFound",
        "title": "Project not found",
        "status": 404,
        "detail": "There is no such project.",
        "messageKey": "projects.notFound"
      }
    },
    "requestStaleVersion": {
      "status": 412,
      "body": {
        "type": "urn:ecritoire:problem:request.staleVersion",
        "title": "Changed elsewhere",
        "status": 412,
        "detail": "It has changed since the version or the time that the request names; nothing was changed.",
        "messageKey": "request.staleVersion"
      }
    },
    "requestTooLarge": {
      "status": 413,
      "body": {
        "type": "urn:ecritoire:problem:request.tooLarge",
        "title": "Body too large",
        "status": 413,
        "detail": "The body is over 1 MiB.",
        "messageKey": "request.tooLarge"
      }
    },
    "requestUnsupportedMediaType": {
      "status": 415,
      "body": {
        "type": "urn:ecritoire:problem:request.unsupportedMediaType",
        "title": "Unsupported media type",
        "status": 415,
        "detail": "The body has to be application/json, and not compressed.",
        "messageKey": "request.unsupportedMediaType"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "deleteProject": {
    "deleted": {
      "request": {
        "params": {
          "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02"
        }
      },
      "status": 204
    },
    "validationError": {
      "request": {
        "params": {
          "projectId": "first"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "projectId",
            "messageKey": "validation.uuid"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "projectsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:projects.notFound",
        "title": "Project not found",
        "status": 404,
        "detail": "There is no such project.",
        "messageKey": "projects.notFound"
      }
    },
    "requestStaleVersion": {
      "status": 412,
      "body": {
        "type": "urn:ecritoire:problem:request.staleVersion",
        "title": "Changed elsewhere",
        "status": 412,
        "detail": "It has changed since the version or the time that the request names; nothing was changed.",
        "messageKey": "request.staleVersion"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "listProjectTexts": {
    "page": {
      "request": {
        "params": {
          "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02"
        },
        "query": {
          "limit": "1"
        }
      },
      "status": 200,
      "body": {
        "items": [
          {
            "id": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
            "version": 1,
            "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
            "projectName": "La Traversée",
            "position": "a0",
            "title": "Chapitre premier",
            "journalEntry": null,
            "language": "fr",
            "words": 9,
            "createdAt": "2026-09-02T08:05:00.000Z",
            "updatedAt": "2026-09-14T18:30:00.000Z",
            "paragraphs": [
              {
                "id": "1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05",
                "position": "a0",
                "type": "paragraph",
                "content": [
                  {
                    "text": "« Oui », dit-elle ",
                    "marks": []
                  },
                  {
                    "text": "aujourd’hui",
                    "marks": [
                      "emphasis"
                    ]
                  },
                  {
                    "text": ".",
                    "marks": []
                  }
                ],
                "version": 2,
                "updatedAt": "2026-09-14T18:30:00.000Z"
              },
              {
                "id": "2b3c4d5e-6f7a-4b8c-9d0e-1f2a3b4c5d06",
                "position": "a1",
                "type": "paragraph",
                "content": [
                  {
                    "text": "— Un arc-en-ciel, après la pluie.",
                    "marks": []
                  }
                ],
                "version": 1,
                "updatedAt": "2026-09-14T18:30:00.000Z"
              }
            ]
          }
        ],
        "nextCursor": "YTAgOWYxZDJjM2ItNWU2Zi00YTdiLThjOWQtMGUxZjJhM2I0YzAz"
      }
    },
    "validationError": {
      "request": {
        "params": {
          "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02"
        },
        "query": {
          "limit": "0"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "limit",
            "messageKey": "validation.numberTooSmall"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "projectsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:projects.notFound",
        "title": "Project not found",
        "status": 404,
        "detail": "There is no such project.",
        "messageKey": "projects.notFound"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    }
  },
  "listJournalEntries": {
    "page": {
      "request": {
        "params": {
          "projectId": "7d8e9f0a-1b2c-4d3e-8f4a-5b6c7d8e9f01"
        },
        "query": {
          "until": "2026-09-14",
          "limit": "1"
        }
      },
      "status": 200,
      "body": {
        "items": [
          {
            "id": "8e9f0a1b-2c3d-4e4f-8a5b-6c7d8e9f0a02",
            "version": 1,
            "projectId": "7d8e9f0a-1b2c-4d3e-8f4a-5b6c7d8e9f01",
            "projectName": "Carnet",
            "position": "Zz",
            "title": "2026-09-14",
            "journalEntry": {
              "localDate": "2026-09-14",
              "timeZone": "Europe/Paris"
            },
            "language": "fr",
            "words": 4,
            "createdAt": "2026-09-14T18:30:00.000Z",
            "updatedAt": "2026-09-14T18:35:00.000Z",
            "paragraphs": [
              {
                "id": "1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05",
                "position": "a0",
                "type": "paragraph",
                "content": [
                  {
                    "text": "Pluie toute la journée.",
                    "marks": []
                  }
                ],
                "version": 1,
                "updatedAt": "2026-09-14T18:35:00.000Z"
              }
            ]
          }
        ],
        "nextCursor": "MjAyNi0wOS0xNA"
      }
    },
    "validationError": {
      "request": {
        "params": {
          "projectId": "7d8e9f0a-1b2c-4d3e-8f4a-5b6c7d8e9f01"
        },
        "query": {
          "until": "today",
          "limit": "0"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "until",
            "messageKey": "validation.date"
          },
          {
            "field": "limit",
            "messageKey": "validation.numberTooSmall"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "projectsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:projects.notFound",
        "title": "Project not found",
        "status": 404,
        "detail": "There is no such project.",
        "messageKey": "projects.notFound"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    }
  },
  "getJournalEntry": {
    "entry": {
      "request": {
        "params": {
          "projectId": "7d8e9f0a-1b2c-4d3e-8f4a-5b6c7d8e9f01",
          "localDate": "2026-09-14"
        }
      },
      "status": 200,
      "body": {
        "id": "8e9f0a1b-2c3d-4e4f-8a5b-6c7d8e9f0a02",
        "version": 1,
        "projectId": "7d8e9f0a-1b2c-4d3e-8f4a-5b6c7d8e9f01",
        "projectName": "Carnet",
        "position": "Zz",
        "title": "2026-09-14",
        "journalEntry": {
          "localDate": "2026-09-14",
          "timeZone": "Europe/Paris"
        },
        "language": "fr",
        "words": 4,
        "createdAt": "2026-09-14T18:30:00.000Z",
        "updatedAt": "2026-09-14T18:35:00.000Z",
        "paragraphs": [
          {
            "id": "1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05",
            "position": "a0",
            "type": "paragraph",
            "content": [
              {
                "text": "Pluie toute la journée.",
                "marks": []
              }
            ],
            "version": 1,
            "updatedAt": "2026-09-14T18:35:00.000Z"
          }
        ]
      }
    },
    "validationError": {
      "request": {
        "params": {
          "projectId": "7d8e9f0a-1b2c-4d3e-8f4a-5b6c7d8e9f01",
          "localDate": "yesterday"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "localDate",
            "messageKey": "validation.date"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "projectsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:projects.notFound",
        "title": "Project not found",
        "status": 404,
        "detail": "There is no such project.",
        "messageKey": "projects.notFound"
      }
    },
    "journalEntriesNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:journalEntries.notFound",
        "title": "Journal entry not found",
        "status": 404,
        "detail": "The journal has no entry of this day.",
        "messageKey": "journalEntries.notFound"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    }
  },
  "openJournalEntry": {
    "dateTooLate": {
      "request": {
        "params": {
          "projectId": "7d8e9f0a-1b2c-4d3e-8f4a-5b6c7d8e9f01",
          "localDate": "2026-12-24"
        },
        "body": {
          "language": "fr",
          "timeZone": "Europe/Paris"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "localDate",
            "messageKey": "validation.dateTooLate"
          }
        ]
      }
    },
    "found": {
      "request": {
        "params": {
          "projectId": "7d8e9f0a-1b2c-4d3e-8f4a-5b6c7d8e9f01",
          "localDate": "2026-09-14"
        },
        "body": {
          "language": "fr",
          "timeZone": "Europe/Paris"
        }
      },
      "status": 200,
      "body": {
        "id": "8e9f0a1b-2c3d-4e4f-8a5b-6c7d8e9f0a02",
        "version": 1,
        "projectId": "7d8e9f0a-1b2c-4d3e-8f4a-5b6c7d8e9f01",
        "projectName": "Carnet",
        "position": "Zz",
        "title": "2026-09-14",
        "journalEntry": {
          "localDate": "2026-09-14",
          "timeZone": "Europe/Paris"
        },
        "language": "fr",
        "words": 4,
        "createdAt": "2026-09-14T18:30:00.000Z",
        "updatedAt": "2026-09-14T18:35:00.000Z",
        "paragraphs": [
          {
            "id": "1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05",
            "position": "a0",
            "type": "paragraph",
            "content": [
              {
                "text": "Pluie toute la journée.",
                "marks": []
              }
            ],
            "version": 1,
            "updatedAt": "2026-09-14T18:35:00.000Z"
          }
        ]
      }
    },
    "opened": {
      "request": {
        "params": {
          "projectId": "7d8e9f0a-1b2c-4d3e-8f4a-5b6c7d8e9f01",
          "localDate": "2026-09-14"
        },
        "body": {
          "language": "fr",
          "timeZone": "Europe/Paris"
        }
      },
      "status": 201,
      "body": {
        "id": "8e9f0a1b-2c3d-4e4f-8a5b-6c7d8e9f0a02",
        "version": 1,
        "projectId": "7d8e9f0a-1b2c-4d3e-8f4a-5b6c7d8e9f01",
        "projectName": "Carnet",
        "position": "Zz",
        "title": "2026-09-14",
        "journalEntry": {
          "localDate": "2026-09-14",
          "timeZone": "Europe/Paris"
        },
        "language": "fr",
        "words": 0,
        "createdAt": "2026-09-14T18:30:00.000Z",
        "updatedAt": "2026-09-14T18:30:00.000Z",
        "paragraphs": []
      }
    },
    "validationError": {
      "request": {
        "params": {
          "projectId": "7d8e9f0a-1b2c-4d3e-8f4a-5b6c7d8e9f01",
          "localDate": "2026-02-30"
        },
        "body": {
          "language": "de"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "localDate",
            "messageKey": "validation.date"
          },
          {
            "field": "timeZone",
            "messageKey": "validation.required"
          },
          {
            "field": "language",
            "messageKey": "validation.enum"
          }
        ]
      }
    },
    "requestMalformedJson": {
      "status": 400,
      "body": {
        "type": "urn:ecritoire:problem:request.malformedJson",
        "title": "Malformed JSON",
        "status": 400,
        "detail": "The body could not be read as JSON.",
        "messageKey": "request.malformedJson"
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "projectsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:projects.notFound",
        "title": "Project not found",
        "status": 404,
        "detail": "There is no such project.",
        "messageKey": "projects.notFound"
      }
    },
    "projectsNotJournal": {
      "status": 409,
      "body": {
        "type": "urn:ecritoire:problem:projects.notJournal",
        "title": "The project is no journal",
        "status": 409,
        "detail": "Only a journal has entries.",
        "messageKey": "projects.notJournal"
      }
    },
    "requestTooLarge": {
      "status": 413,
      "body": {
        "type": "urn:ecritoire:problem:request.tooLarge",
        "title": "Body too large",
        "status": 413,
        "detail": "The body is over 1 MiB.",
        "messageKey": "request.tooLarge"
      }
    },
    "requestUnsupportedMediaType": {
      "status": 415,
      "body": {
        "type": "urn:ecritoire:problem:request.unsupportedMediaType",
        "title": "Unsupported media type",
        "status": 415,
        "detail": "The body has to be application/json, and not compressed.",
        "messageKey": "request.unsupportedMediaType"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "listDocuments": {
    "found": {
      "request": {
        "query": {
          "search": "coeur"
        }
      },
      "status": 200,
      "body": {
        "items": [
          {
            "id": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
            "version": 1,
            "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
            "projectName": "La Traversée",
            "position": "a0",
            "title": "Chapitre premier",
            "journalEntry": null,
            "language": "fr",
            "words": 9,
            "createdAt": "2026-09-02T08:05:00.000Z",
            "updatedAt": "2026-09-14T18:30:00.000Z",
            "passage": "Le cœur serré, Ève regardait la mer monter."
          }
        ],
        "nextCursor": null
      }
    },
    "page": {
      "request": {
        "query": {
          "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02"
        }
      },
      "status": 200,
      "body": {
        "items": [
          {
            "id": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
            "version": 1,
            "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
            "projectName": "La Traversée",
            "position": "a0",
            "title": "Chapitre premier",
            "journalEntry": null,
            "language": "fr",
            "words": 9,
            "createdAt": "2026-09-02T08:05:00.000Z",
            "updatedAt": "2026-09-14T18:30:00.000Z"
          }
        ],
        "nextCursor": "MjAyNi0wOS0xNA",
        "total": 412
      }
    },
    "validationError": {
      "request": {
        "query": {
          "projectId": "first",
          "limit": "many"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "projectId",
            "messageKey": "validation.uuid"
          },
          {
            "field": "limit",
            "messageKey": "validation.integer"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "projectsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:projects.notFound",
        "title": "Project not found",
        "status": 404,
        "detail": "There is no such project.",
        "messageKey": "projects.notFound"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    }
  },
  "createDocument": {
    "created": {
      "request": {
        "body": {
          "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
          "title": "Chapitre premier",
          "language": "fr"
        }
      },
      "status": 201,
      "body": {
        "id": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
        "version": 1,
        "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
        "projectName": "La Traversée",
        "position": "a0",
        "title": "Chapitre premier",
        "journalEntry": null,
        "language": "fr",
        "words": 0,
        "createdAt": "2026-09-02T08:05:00.000Z",
        "updatedAt": "2026-09-02T08:05:00.000Z",
        "paragraphs": []
      }
    },
    "validationError": {
      "request": {
        "body": {
          "title": " ",
          "language": "de"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "projectId",
            "messageKey": "validation.required"
          },
          {
            "field": "title",
            "messageKey": "validation.required"
          },
          {
            "field": "language",
            "messageKey": "validation.enum"
          }
        ]
      }
    },
    "requestMalformedJson": {
      "status": 400,
      "body": {
        "type": "urn:ecritoire:problem:request.malformedJson",
        "title": "Malformed JSON",
        "status": 400,
        "detail": "The body could not be read as JSON.",
        "messageKey": "request.malformedJson"
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "projectsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:projects.notFound",
        "title": "Project not found",
        "status": 404,
        "detail": "There is no such project.",
        "messageKey": "projects.notFound"
      }
    },
    "projectsIsJournal": {
      "status": 409,
      "body": {
        "type": "urn:ecritoire:problem:projects.isJournal",
        "title": "The project is a journal",
        "status": 409,
        "detail": "A journal holds an entry a day, and no other documents.",
        "messageKey": "projects.isJournal"
      }
    },
    "requestTooLarge": {
      "status": 413,
      "body": {
        "type": "urn:ecritoire:problem:request.tooLarge",
        "title": "Body too large",
        "status": 413,
        "detail": "The body is over 1 MiB.",
        "messageKey": "request.tooLarge"
      }
    },
    "requestUnsupportedMediaType": {
      "status": 415,
      "body": {
        "type": "urn:ecritoire:problem:request.unsupportedMediaType",
        "title": "Unsupported media type",
        "status": 415,
        "detail": "The body has to be application/json, and not compressed.",
        "messageKey": "request.unsupportedMediaType"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "findDocumentTitles": {
    "found": {
      "request": {
        "query": {
          "search": "premier chapitre"
        }
      },
      "status": 200,
      "body": {
        "items": [
          {
            "id": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
            "version": 1,
            "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
            "projectName": "La Traversée",
            "position": "a0",
            "title": "Chapitre premier",
            "journalEntry": null,
            "language": "fr",
            "words": 9,
            "createdAt": "2026-09-02T08:05:00.000Z",
            "updatedAt": "2026-09-14T18:30:00.000Z"
          }
        ],
        "total": 1
      }
    },
    "validationError": {
      "request": {
        "query": {
          "search": " "
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "search",
            "messageKey": "validation.textTooShort"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    }
  },
  "getDocument": {
    "document": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03"
        }
      },
      "status": 200,
      "body": {
        "id": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
        "version": 1,
        "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
        "projectName": "La Traversée",
        "position": "a0",
        "title": "Chapitre premier",
        "journalEntry": null,
        "language": "fr",
        "words": 9,
        "createdAt": "2026-09-02T08:05:00.000Z",
        "updatedAt": "2026-09-14T18:30:00.000Z",
        "paragraphs": [
          {
            "id": "1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05",
            "position": "a0",
            "type": "paragraph",
            "content": [
              {
                "text": "« Oui », dit-elle ",
                "marks": []
              },
              {
                "text": "aujourd’hui",
                "marks": [
                  "emphasis"
                ]
              },
              {
                "text": ".",
                "marks": []
              }
            ],
            "version": 2,
            "updatedAt": "2026-09-14T18:30:00.000Z"
          },
          {
            "id": "2b3c4d5e-6f7a-4b8c-9d0e-1f2a3b4c5d06",
            "position": "a1",
            "type": "paragraph",
            "content": [
              {
                "text": "— Un arc-en-ciel, après la pluie.",
                "marks": []
              }
            ],
            "version": 1,
            "updatedAt": "2026-09-14T18:30:00.000Z"
          }
        ]
      }
    },
    "validationError": {
      "request": {
        "params": {
          "documentId": "first"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "documentId",
            "messageKey": "validation.uuid"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "documentsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:documents.notFound",
        "title": "Document not found",
        "status": 404,
        "detail": "There is no such document.",
        "messageKey": "documents.notFound"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    }
  },
  "updateDocument": {
    "language": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03"
        },
        "body": {
          "language": "en"
        }
      },
      "status": 200,
      "body": {
        "id": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
        "version": 3,
        "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
        "projectName": "La Traversée",
        "position": "a0",
        "title": "Chapitre un",
        "journalEntry": null,
        "language": "en",
        "words": 9,
        "createdAt": "2026-09-02T08:05:00.000Z",
        "updatedAt": "2026-09-14T18:31:00.000Z"
      }
    },
    "updated": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03"
        },
        "body": {
          "title": "Chapitre un"
        },
        "headers": {
          "If-Match": "\"1\""
        }
      },
      "status": 200,
      "body": {
        "id": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
        "version": 2,
        "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
        "projectName": "La Traversée",
        "position": "a0",
        "title": "Chapitre un",
        "journalEntry": null,
        "language": "fr",
        "words": 9,
        "createdAt": "2026-09-02T08:05:00.000Z",
        "updatedAt": "2026-09-14T18:30:00.000Z"
      }
    },
    "validationError": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03"
        },
        "body": {
          "title": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "title",
            "messageKey": "validation.textTooLong"
          }
        ]
      }
    },
    "requestMalformedJson": {
      "status": 400,
      "body": {
        "type": "urn:ecritoire:problem:request.malformedJson",
        "title": "Malformed JSON",
        "status": 400,
        "detail": "The body could not be read as JSON.",
        "messageKey": "request.malformedJson"
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "documentsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:documents.notFound",
        "title": "Document not found",
        "status": 404,
        "detail": "There is no such document.",
        "messageKey": "documents.notFound"
      }
    },
    "documentsIsJournalEntry": {
      "status": 409,
      "body": {
        "type": "urn:ecritoire:problem:documents.isJournalEntry",
        "title": "The document is a journal entry",
        "status": 409,
        "detail": "The date of a journal entry is its title and its place; neither can be changed.",
        "messageKey": "documents.isJournalEntry"
      }
    },
    "requestStaleVersion": {
      "status": 412,
      "body": {
        "type": "urn:ecritoire:problem:request.staleVersion",
        "title": "Changed elsewhere",
        "status": 412,
        "detail": "It has changed since the version or the time that the request names; nothing was changed.",
        "messageKey": "request.staleVersion"
      }
    },
    "requestTooLarge": {
      "status": 413,
      "body": {
        "type": "urn:ecritoire:problem:request.tooLarge",
        "title": "Body too large",
        "status": 413,
        "detail": "The body is over 1 MiB.",
        "messageKey": "request.tooLarge"
      }
    },
    "requestUnsupportedMediaType": {
      "status": 415,
      "body": {
        "type": "urn:ecritoire:problem:request.unsupportedMediaType",
        "title": "Unsupported media type",
        "status": 415,
        "detail": "The body has to be application/json, and not compressed.",
        "messageKey": "request.unsupportedMediaType"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "deleteDocument": {
    "deleted": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03"
        }
      },
      "status": 204
    },
    "validationError": {
      "request": {
        "params": {
          "documentId": "first"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "documentId",
            "messageKey": "validation.uuid"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "documentsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:documents.notFound",
        "title": "Document not found",
        "status": 404,
        "detail": "There is no such document.",
        "messageKey": "documents.notFound"
      }
    },
    "requestStaleVersion": {
      "status": 412,
      "body": {
        "type": "urn:ecritoire:problem:request.staleVersion",
        "title": "Changed elsewhere",
        "status": 412,
        "detail": "It has changed since the version or the time that the request names; nothing was changed.",
        "messageKey": "request.staleVersion"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "moveDocument": {
    "moved": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03"
        },
        "headers": {
          "If-Match": "\"2\""
        },
        "body": {
          "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
          "after": null
        }
      },
      "status": 200,
      "body": {
        "id": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
        "version": 3,
        "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
        "projectName": "La Traversée",
        "position": "Zz",
        "title": "Chapitre un",
        "journalEntry": null,
        "language": "fr",
        "words": 9,
        "createdAt": "2026-09-02T08:05:00.000Z",
        "updatedAt": "2026-09-14T19:00:00.000Z"
      }
    },
    "validationError": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03"
        },
        "headers": {
          "If-Match": "3"
        },
        "body": {
          "projectId": "first",
          "after": "second"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "If-Match",
            "messageKey": "validation.wrongFormat"
          },
          {
            "field": "after",
            "messageKey": "validation.uuid"
          },
          {
            "field": "projectId",
            "messageKey": "validation.uuid"
          }
        ]
      }
    },
    "requestMalformedJson": {
      "status": 400,
      "body": {
        "type": "urn:ecritoire:problem:request.malformedJson",
        "title": "Malformed JSON",
        "status": 400,
        "detail": "The body could not be read as JSON.",
        "messageKey": "request.malformedJson"
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "projectsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:projects.notFound",
        "title": "Project not found",
        "status": 404,
        "detail": "There is no such project.",
        "messageKey": "projects.notFound"
      }
    },
    "documentsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:documents.notFound",
        "title": "Document not found",
        "status": 404,
        "detail": "There is no such document.",
        "messageKey": "documents.notFound"
      }
    },
    "documentsIsJournalEntry": {
      "status": 409,
      "body": {
        "type": "urn:ecritoire:problem:documents.isJournalEntry",
        "title": "The document is a journal entry",
        "status": 409,
        "detail": "The date of a journal entry is its title and its place; neither can be changed.",
        "messageKey": "documents.isJournalEntry"
      }
    },
    "projectsIsJournal": {
      "status": 409,
      "body": {
        "type": "urn:ecritoire:problem:projects.isJournal",
        "title": "The project is a journal",
        "status": 409,
        "detail": "A journal holds an entry a day, and no other documents.",
        "messageKey": "projects.isJournal"
      }
    },
    "requestStaleVersion": {
      "status": 412,
      "body": {
        "type": "urn:ecritoire:problem:request.staleVersion",
        "title": "Changed elsewhere",
        "status": 412,
        "detail": "It has changed since the version or the time that the request names; nothing was changed.",
        "messageKey": "request.staleVersion"
      }
    },
    "requestTooLarge": {
      "status": 413,
      "body": {
        "type": "urn:ecritoire:problem:request.tooLarge",
        "title": "Body too large",
        "status": 413,
        "detail": "The body is over 1 MiB.",
        "messageKey": "request.tooLarge"
      }
    },
    "requestUnsupportedMediaType": {
      "status": 415,
      "body": {
        "type": "urn:ecritoire:problem:request.unsupportedMediaType",
        "title": "Unsupported media type",
        "status": 415,
        "detail": "The body has to be application/json, and not compressed.",
        "messageKey": "request.unsupportedMediaType"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "saveParagraphs": {
    "accountFull": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03"
        },
        "headers": {
          "Idempotency-Key": "3c4d5e6f-7a8b-4c9d-8e0f-2a3b4c5d6e07"
        },
        "body": {
          "changes": [
            {
              "operation": "put",
              "id": "1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05",
              "parentVersion": 1,
              "position": "a0",
              "type": "paragraph",
              "content": [
                {
                  "text": "« Oui », dit-elle ",
                  "marks": []
                },
                {
                  "text": "aujourd’hui",
                  "marks": [
                    "emphasis"
                  ]
                },
                {
                  "text": ".",
                  "marks": []
                }
              ]
            },
            {
              "operation": "put",
              "id": "2b3c4d5e-6f7a-4b8c-9d0e-1f2a3b4c5d06",
              "parentVersion": 0,
              "position": "a1",
              "type": "paragraph",
              "content": [
                {
                  "text": "— Un arc-en-ciel, après la pluie.",
                  "marks": []
                }
              ]
            },
            {
              "operation": "delete",
              "id": "5e6f7a8b-9c0d-4e1f-8a2b-4c5d6e7f8a08",
              "parentVersion": 4
            }
          ]
        }
      },
      "status": 409,
      "body": {
        "type": "urn:ecritoire:problem:account.full",
        "title": "Account full",
        "status": 409,
        "detail": "The account would take up more than this server gives one; nothing was written.",
        "messageKey": "account.full",
        "limit": 500000000,
        "used": 499999950
      }
    },
    "documentTooLong": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03"
        },
        "headers": {
          "Idempotency-Key": "3c4d5e6f-7a8b-4c9d-8e0f-2a3b4c5d6e07"
        },
        "body": {
          "changes": [
            {
              "operation": "put",
              "id": "1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05",
              "parentVersion": 1,
              "position": "a0",
              "type": "paragraph",
              "content": [
                {
                  "text": "« Oui », dit-elle ",
                  "marks": []
                },
                {
                  "text": "aujourd’hui",
                  "marks": [
                    "emphasis"
                  ]
                },
                {
                  "text": ".",
                  "marks": []
                }
              ]
            },
            {
              "operation": "put",
              "id": "2b3c4d5e-6f7a-4b8c-9d0e-1f2a3b4c5d06",
              "parentVersion": 0,
              "position": "a1",
              "type": "paragraph",
              "content": [
                {
                  "text": "— Un arc-en-ciel, après la pluie.",
                  "marks": []
                }
              ]
            },
            {
              "operation": "delete",
              "id": "5e6f7a8b-9c0d-4e1f-8a2b-4c5d6e7f8a08",
              "parentVersion": 4
            }
          ]
        }
      },
      "status": 409,
      "body": {
        "type": "urn:ecritoire:problem:documents.tooLong",
        "title": "Document too long",
        "status": 409,
        "detail": "The document would be larger than a document may be; nothing was written.",
        "messageKey": "documents.tooLong",
        "limit": 8000000,
        "used": 7999990
      }
    },
    "keyReused": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03"
        },
        "headers": {
          "Idempotency-Key": "3c4d5e6f-7a8b-4c9d-8e0f-2a3b4c5d6e07"
        },
        "body": {
          "changes": [
            {
              "operation": "put",
              "id": "1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05",
              "parentVersion": 1,
              "position": "a0",
              "type": "paragraph",
              "content": [
                {
                  "text": "« Oui », dit-elle ",
                  "marks": []
                },
                {
                  "text": "aujourd’hui",
                  "marks": [
                    "emphasis"
                  ]
                },
                {
                  "text": ".",
                  "marks": []
                }
              ]
            },
            {
              "operation": "put",
              "id": "2b3c4d5e-6f7a-4b8c-9d0e-1f2a3b4c5d06",
              "parentVersion": 0,
              "position": "a1",
              "type": "paragraph",
              "content": [
                {
                  "text": "— Un arc-en-ciel, après la pluie.",
                  "marks": []
                }
              ]
            },
            {
              "operation": "delete",
              "id": "5e6f7a8b-9c0d-4e1f-8a2b-4c5d6e7f8a08",
              "parentVersion": 4
            }
          ]
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "Idempotency-Key",
            "messageKey": "idempotency.keyReused"
          }
        ]
      }
    },
    "paragraphsConflict": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03"
        },
        "headers": {
          "Idempotency-Key": "3c4d5e6f-7a8b-4c9d-8e0f-2a3b4c5d6e07"
        },
        "body": {
          "changes": [
            {
              "operation": "put",
              "id": "1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05",
              "parentVersion": 1,
              "position": "a0",
              "type": "paragraph",
              "content": [
                {
                  "text": "« Oui », dit-elle ",
                  "marks": []
                },
                {
                  "text": "aujourd’hui",
                  "marks": [
                    "emphasis"
                  ]
                },
                {
                  "text": ".",
                  "marks": []
                }
              ]
            },
            {
              "operation": "put",
              "id": "2b3c4d5e-6f7a-4b8c-9d0e-1f2a3b4c5d06",
              "parentVersion": 0,
              "position": "a1",
              "type": "paragraph",
              "content": [
                {
                  "text": "— Un arc-en-ciel, après la pluie.",
                  "marks": []
                }
              ]
            },
            {
              "operation": "delete",
              "id": "5e6f7a8b-9c0d-4e1f-8a2b-4c5d6e7f8a08",
              "parentVersion": 4
            }
          ]
        }
      },
      "status": 409,
      "body": {
        "type": "urn:ecritoire:problem:paragraphs.conflict",
        "title": "Paragraphs changed elsewhere",
        "status": 409,
        "detail": "At least one paragraph has a newer version on the server; nothing was written.",
        "messageKey": "paragraphs.conflict",
        "paragraphs": [
          {
            "id": "1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05",
            "position": "a0",
            "type": "paragraph",
            "content": [
              {
                "text": "« Oui », dit-elle ",
                "marks": []
              },
              {
                "text": "aujourd’hui",
                "marks": [
                  "emphasis"
                ]
              },
              {
                "text": ".",
                "marks": []
              }
            ],
            "version": 3,
            "updatedAt": "2026-09-14T18:30:00.000Z"
          }
        ],
        "deletedIds": [
          "5e6f7a8b-9c0d-4e1f-8a2b-4c5d6e7f8a08"
        ]
      }
    },
    "saved": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03"
        },
        "headers": {
          "Idempotency-Key": "3c4d5e6f-7a8b-4c9d-8e0f-2a3b4c5d6e07"
        },
        "body": {
          "changes": [
            {
              "operation": "put",
              "id": "1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05",
              "parentVersion": 1,
              "position": "a0",
              "type": "paragraph",
              "content": [
                {
                  "text": "« Oui », dit-elle ",
                  "marks": []
                },
                {
                  "text": "aujourd’hui",
                  "marks": [
                    "emphasis"
                  ]
                },
                {
                  "text": ".",
                  "marks": []
                }
              ]
            },
            {
              "operation": "put",
              "id": "2b3c4d5e-6f7a-4b8c-9d0e-1f2a3b4c5d06",
              "parentVersion": 0,
              "position": "a1",
              "type": "paragraph",
              "content": [
                {
                  "text": "— Un arc-en-ciel, après la pluie.",
                  "marks": []
                }
              ]
            },
            {
              "operation": "delete",
              "id": "5e6f7a8b-9c0d-4e1f-8a2b-4c5d6e7f8a08",
              "parentVersion": 4
            }
          ]
        }
      },
      "status": 200,
      "body": {
        "paragraphs": [
          {
            "id": "1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05",
            "version": 2
          },
          {
            "id": "2b3c4d5e-6f7a-4b8c-9d0e-1f2a3b4c5d06",
            "version": 1
          }
        ],
        "deletedIds": [
          "5e6f7a8b-9c0d-4e1f-8a2b-4c5d6e7f8a08"
        ],
        "words": 9,
        "session": {
          "id": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04",
          "version": 1,
          "status": "active",
          "title": null,
          "comment": null,
          "sentiment": "none",
          "visibility": "private",
          "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
          "timeZone": "Europe/Paris",
          "localDate": "2026-09-14",
          "startedAt": "2026-09-14T18:00:00.000Z",
          "pausedAt": null,
          "resumedAt": "2026-09-14T18:21:00.000Z",
          "lastWrittenAt": "2026-09-14T18:30:40.000Z",
          "endedAt": null,
          "publishedAt": null,
          "stats": {
            "words": 9,
            "wordsRemoved": 1,
            "paragraphs": 2,
            "durationSeconds": 1800,
            "pausedSeconds": 60,
            "idleSeconds": 0,
            "wordsPerMinute": 0.3
          }
        }
      }
    },
    "sessionTooLong": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03"
        },
        "headers": {
          "Idempotency-Key": "3c4d5e6f-7a8b-4c9d-8e0f-2a3b4c5d6e07"
        },
        "body": {
          "changes": [
            {
              "operation": "put",
              "id": "1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05",
              "parentVersion": 1,
              "position": "a0",
              "type": "paragraph",
              "content": [
                {
                  "text": "« Oui », dit-elle ",
                  "marks": []
                },
                {
                  "text": "aujourd’hui",
                  "marks": [
                    "emphasis"
                  ]
                },
                {
                  "text": ".",
                  "marks": []
                }
              ]
            },
            {
              "operation": "put",
              "id": "2b3c4d5e-6f7a-4b8c-9d0e-1f2a3b4c5d06",
              "parentVersion": 0,
              "position": "a1",
              "type": "paragraph",
              "content": [
                {
                  "text": "— Un arc-en-ciel, après la pluie.",
                  "marks": []
                }
              ]
            },
            {
              "operation": "delete",
              "id": "5e6f7a8b-9c0d-4e1f-8a2b-4c5d6e7f8a08",
              "parentVersion": 4
            }
          ]
        }
      },
      "status": 409,
      "body": {
        "type": "urn:ecritoire:problem:writingSessions.tooLong",
        "title": "Writing session too long",
        "status": 409,
        "detail": "The session would take up more than a session may; nothing was written.",
        "messageKey": "writingSessions.tooLong",
        "limit": 20000000,
        "used": 19999900
      }
    },
    "validationError": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03"
        },
        "headers": {},
        "body": {
          "changes": [
            {
              "operation": "move",
              "id": "1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05",
              "parentVersion": 1,
              "position": "a0",
              "type": "paragraph",
              "content": [
                {
                  "text": "« Oui », dit-elle ",
                  "marks": []
                },
                {
                  "text": "aujourd’hui",
                  "marks": [
                    "emphasis"
                  ]
                },
                {
                  "text": ".",
                  "marks": []
                }
              ]
            },
            {
              "operation": "put",
              "id": "2b3c4d5e-6f7a-4b8c-9d0e-1f2a3b4c5d06",
              "parentVersion": 0,
              "position": "a1",
              "type": "paragraph",
              "content": [
                {
                  "text": "x",
                  "marks": [
                    "blink"
                  ]
                }
              ]
            }
          ]
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "Idempotency-Key",
            "messageKey": "validation.required"
          },
          {
            "field": "changes.0.operation",
            "messageKey": "validation.enum"
          },
          {
            "field": "changes.1.content.0.marks.0",
            "messageKey": "validation.enum"
          }
        ]
      }
    },
    "requestMalformedJson": {
      "status": 400,
      "body": {
        "type": "urn:ecritoire:problem:request.malformedJson",
        "title": "Malformed JSON",
        "status": 400,
        "detail": "The body could not be read as JSON.",
        "messageKey": "request.malformedJson"
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "documentsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:documents.notFound",
        "title": "Document not found",
        "status": 404,
        "detail": "There is no such document.",
        "messageKey": "documents.notFound"
      }
    },
    "writingSessionsNoneActive": {
      "status": 409,
      "body": {
        "type": "urn:ecritoire:problem:writingSessions.noneActive",
        "title": "No active writing session",
        "status": 409,
        "detail": "Text can only be written while a session is active.",
        "messageKey": "writingSessions.noneActive"
      }
    },
    "requestTooLarge": {
      "status": 413,
      "body": {
        "type": "urn:ecritoire:problem:request.tooLarge",
        "title": "Body too large",
        "status": 413,
        "detail": "The body is over 1 MiB.",
        "messageKey": "request.tooLarge"
      }
    },
    "requestUnsupportedMediaType": {
      "status": 415,
      "body": {
        "type": "urn:ecritoire:problem:request.unsupportedMediaType",
        "title": "Unsupported media type",
        "status": 415,
        "detail": "The body has to be application/json, and not compressed.",
        "messageKey": "request.unsupportedMediaType"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "listDocumentVersions": {
    "page": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03"
        }
      },
      "status": 200,
      "body": {
        "items": [
          {
            "id": "6d7e8f90-1a2b-4c3d-8e4f-5a6b7c8d9e10",
            "name": null,
            "reason": "sessionEnd",
            "sessionId": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04",
            "words": 9,
            "wordsAdded": 6,
            "wordsRemoved": 1,
            "createdAt": "2026-09-14T18:45:00.000Z"
          },
          {
            "id": "7e8f9001-2b3c-4d4e-8f50-6b7c8d9e0f11",
            "name": "Avant la relecture",
            "reason": "request",
            "sessionId": null,
            "words": 4,
            "wordsAdded": 4,
            "wordsRemoved": 0,
            "createdAt": "2026-09-10T07:30:00.000Z"
          }
        ],
        "nextCursor": null
      }
    },
    "validationError": {
      "request": {
        "params": {
          "documentId": "first"
        },
        "query": {
          "limit": "many"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "documentId",
            "messageKey": "validation.uuid"
          },
          {
            "field": "limit",
            "messageKey": "validation.integer"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "documentsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:documents.notFound",
        "title": "Document not found",
        "status": 404,
        "detail": "There is no such document.",
        "messageKey": "documents.notFound"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    }
  },
  "createDocumentVersion": {
    "accountFull": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03"
        },
        "body": {
          "name": "Avant la relecture"
        }
      },
      "status": 409,
      "body": {
        "type": "urn:ecritoire:problem:account.full",
        "title": "Account full",
        "status": 409,
        "detail": "The account would take up more than this server gives one; nothing was written.",
        "messageKey": "account.full",
        "limit": 500000000,
        "used": 499999950
      }
    },
    "conflict": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03"
        },
        "headers": {
          "Idempotency-Key": "3c4d5e6f-7a8b-4c9d-8e0f-2a3b4c5d6e0a"
        },
        "body": {
          "reason": "conflict",
          "changes": [
            {
              "operation": "put",
              "id": "2b3c4d5e-6f7a-4b8c-9d0e-1f2a3b4c5d06",
              "parentVersion": 1,
              "position": "a1",
              "type": "paragraph",
              "content": [
                {
                  "text": "— Deux arcs-en-ciel.",
                  "marks": []
                }
              ]
            }
          ]
        }
      },
      "status": 201,
      "body": {
        "id": "6d7e8f90-1a2b-4c3d-8e4f-5a6b7c8d9e10",
        "name": null,
        "reason": "conflict",
        "sessionId": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04",
        "words": 5,
        "wordsAdded": 2,
        "wordsRemoved": 6,
        "createdAt": "2026-09-14T18:45:00.000Z"
      }
    },
    "named": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03"
        },
        "body": {
          "name": "Avant la relecture"
        }
      },
      "status": 201,
      "body": {
        "id": "6d7e8f90-1a2b-4c3d-8e4f-5a6b7c8d9e10",
        "name": "Avant la relecture",
        "reason": "request",
        "sessionId": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04",
        "words": 9,
        "wordsAdded": 6,
        "wordsRemoved": 1,
        "createdAt": "2026-09-14T18:45:00.000Z"
      }
    },
    "validationError": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03"
        },
        "body": {
          "name": " ",
          "reason": "restore"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "name",
            "messageKey": "validation.required"
          },
          {
            "field": "reason",
            "messageKey": "validation.enum"
          }
        ]
      }
    },
    "requestMalformedJson": {
      "status": 400,
      "body": {
        "type": "urn:ecritoire:problem:request.malformedJson",
        "title": "Malformed JSON",
        "status": 400,
        "detail": "The body could not be read as JSON.",
        "messageKey": "request.malformedJson"
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "documentsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:documents.notFound",
        "title": "Document not found",
        "status": 404,
        "detail": "There is no such document.",
        "messageKey": "documents.notFound"
      }
    },
    "requestTooLarge": {
      "status": 413,
      "body": {
        "type": "urn:ecritoire:problem:request.tooLarge",
        "title": "Body too large",
        "status": 413,
        "detail": "The body is over 1 MiB.",
        "messageKey": "request.tooLarge"
      }
    },
    "requestUnsupportedMediaType": {
      "status": 415,
      "body": {
        "type": "urn:ecritoire:problem:request.unsupportedMediaType",
        "title": "Unsupported media type",
        "status": 415,
        "detail": "The body has to be application/json, and not compressed.",
        "messageKey": "request.unsupportedMediaType"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "getDocumentVersion": {
    "validationError": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
          "versionId": "first"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "versionId",
            "messageKey": "validation.uuid"
          }
        ]
      }
    },
    "version": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
          "versionId": "6d7e8f90-1a2b-4c3d-8e4f-5a6b7c8d9e10"
        }
      },
      "status": 200,
      "body": {
        "id": "6d7e8f90-1a2b-4c3d-8e4f-5a6b7c8d9e10",
        "name": null,
        "reason": "sessionEnd",
        "sessionId": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04",
        "words": 9,
        "wordsAdded": 6,
        "wordsRemoved": 1,
        "createdAt": "2026-09-14T18:45:00.000Z",
        "paragraphs": [
          {
            "id": "1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05",
            "position": "a0",
            "type": "paragraph",
            "content": [
              {
                "text": "« Oui », dit-elle ",
                "marks": []
              },
              {
                "text": "aujourd’hui",
                "marks": [
                  "emphasis"
                ]
              },
              {
                "text": ".",
                "marks": []
              }
            ]
          },
          {
            "id": "2b3c4d5e-6f7a-4b8c-9d0e-1f2a3b4c5d06",
            "position": "a1",
            "type": "paragraph",
            "content": [
              {
                "text": "— Un arc-en-ciel, après la pluie.",
                "marks": []
              }
            ]
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "documentsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:documents.notFound",
        "title": "Document not found",
        "status": 404,
        "detail": "There is no such document.",
        "messageKey": "documents.notFound"
      }
    },
    "documentVersionsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:documentVersions.notFound",
        "title": "Version not found",
        "status": 404,
        "detail": "The document has no such version.",
        "messageKey": "documentVersions.notFound"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    }
  },
  "renameDocumentVersion": {
    "named": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
          "versionId": "6d7e8f90-1a2b-4c3d-8e4f-5a6b7c8d9e10"
        },
        "body": {
          "name": "Avant la relecture"
        }
      },
      "status": 200,
      "body": {
        "id": "6d7e8f90-1a2b-4c3d-8e4f-5a6b7c8d9e10",
        "name": "Avant la relecture",
        "reason": "request",
        "sessionId": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04",
        "words": 9,
        "wordsAdded": 6,
        "wordsRemoved": 1,
        "createdAt": "2026-09-14T18:45:00.000Z"
      }
    },
    "unnamed": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
          "versionId": "6d7e8f90-1a2b-4c3d-8e4f-5a6b7c8d9e10"
        },
        "body": {
          "name": null
        }
      },
      "status": 200,
      "body": {
        "id": "6d7e8f90-1a2b-4c3d-8e4f-5a6b7c8d9e10",
        "name": null,
        "reason": "request",
        "sessionId": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04",
        "words": 9,
        "wordsAdded": 6,
        "wordsRemoved": 1,
        "createdAt": "2026-09-14T18:45:00.000Z"
      }
    },
    "validationError": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
          "versionId": "first"
        },
        "body": {}
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "name",
            "messageKey": "validation.required"
          },
          {
            "field": "versionId",
            "messageKey": "validation.uuid"
          }
        ]
      }
    },
    "requestMalformedJson": {
      "status": 400,
      "body": {
        "type": "urn:ecritoire:problem:request.malformedJson",
        "title": "Malformed JSON",
        "status": 400,
        "detail": "The body could not be read as JSON.",
        "messageKey": "request.malformedJson"
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "documentsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:documents.notFound",
        "title": "Document not found",
        "status": 404,
        "detail": "There is no such document.",
        "messageKey": "documents.notFound"
      }
    },
    "documentVersionsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:documentVersions.notFound",
        "title": "Version not found",
        "status": 404,
        "detail": "The document has no such version.",
        "messageKey": "documentVersions.notFound"
      }
    },
    "requestTooLarge": {
      "status": 413,
      "body": {
        "type": "urn:ecritoire:problem:request.tooLarge",
        "title": "Body too large",
        "status": 413,
        "detail": "The body is over 1 MiB.",
        "messageKey": "request.tooLarge"
      }
    },
    "requestUnsupportedMediaType": {
      "status": 415,
      "body": {
        "type": "urn:ecritoire:problem:request.unsupportedMediaType",
        "title": "Unsupported media type",
        "status": 415,
        "detail": "The body has to be application/json, and not compressed.",
        "messageKey": "request.unsupportedMediaType"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "deleteDocumentVersion": {
    "deleted": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
          "versionId": "6d7e8f90-1a2b-4c3d-8e4f-5a6b7c8d9e10"
        }
      },
      "status": 204
    },
    "validationError": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
          "versionId": "first"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "versionId",
            "messageKey": "validation.uuid"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "documentsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:documents.notFound",
        "title": "Document not found",
        "status": 404,
        "detail": "There is no such document.",
        "messageKey": "documents.notFound"
      }
    },
    "documentVersionsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:documentVersions.notFound",
        "title": "Version not found",
        "status": 404,
        "detail": "The document has no such version.",
        "messageKey": "documentVersions.notFound"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "restoreDocumentVersion": {
    "accountFull": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
          "versionId": "6d7e8f90-1a2b-4c3d-8e4f-5a6b7c8d9e10"
        },
        "body": {}
      },
      "status": 409,
      "body": {
        "type": "urn:ecritoire:problem:account.full",
        "title": "Account full",
        "status": 409,
        "detail": "The account would take up more than this server gives one; nothing was written.",
        "messageKey": "account.full",
        "limit": 500000000,
        "used": 499999950
      }
    },
    "documentTooLong": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
          "versionId": "6d7e8f90-1a2b-4c3d-8e4f-5a6b7c8d9e10"
        },
        "body": {}
      },
      "status": 409,
      "body": {
        "type": "urn:ecritoire:problem:documents.tooLong",
        "title": "Document too long",
        "status": 409,
        "detail": "The document would be larger than a document may be; nothing was written.",
        "messageKey": "documents.tooLong",
        "limit": 8000000,
        "used": 7999990
      }
    },
    "paragraph": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
          "versionId": "6d7e8f90-1a2b-4c3d-8e4f-5a6b7c8d9e10"
        },
        "body": {
          "paragraphIds": [
            "2b3c4d5e-6f7a-4b8c-9d0e-1f2a3b4c5d06"
          ]
        }
      },
      "status": 200,
      "body": {
        "paragraphs": [
          {
            "id": "2b3c4d5e-6f7a-4b8c-9d0e-1f2a3b4c5d06",
            "version": 3
          }
        ],
        "deletedIds": [],
        "words": 9,
        "session": {
          "id": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04",
          "version": 1,
          "status": "active",
          "title": null,
          "comment": null,
          "sentiment": "none",
          "visibility": "private",
          "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
          "timeZone": "Europe/Paris",
          "localDate": "2026-09-14",
          "startedAt": "2026-09-14T18:00:00.000Z",
          "pausedAt": null,
          "resumedAt": "2026-09-14T18:21:00.000Z",
          "lastWrittenAt": "2026-09-14T18:30:40.000Z",
          "endedAt": null,
          "publishedAt": null,
          "stats": {
            "words": 9,
            "wordsRemoved": 1,
            "paragraphs": 2,
            "durationSeconds": 1800,
            "pausedSeconds": 60,
            "idleSeconds": 0,
            "wordsPerMinute": 0.3
          }
        }
      }
    },
    "restored": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
          "versionId": "6d7e8f90-1a2b-4c3d-8e4f-5a6b7c8d9e10"
        },
        "headers": {
          "If-Match": "\"1\""
        },
        "body": {}
      },
      "status": 200,
      "body": {
        "paragraphs": [
          {
            "id": "1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05",
            "version": 2
          },
          {
            "id": "2b3c4d5e-6f7a-4b8c-9d0e-1f2a3b4c5d06",
            "version": 1
          }
        ],
        "deletedIds": [
          "5e6f7a8b-9c0d-4e1f-8a2b-4c5d6e7f8a08"
        ],
        "words": 9,
        "session": {
          "id": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04",
          "version": 1,
          "status": "active",
          "title": null,
          "comment": null,
          "sentiment": "none",
          "visibility": "private",
          "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
          "timeZone": "Europe/Paris",
          "localDate": "2026-09-14",
          "startedAt": "2026-09-14T18:00:00.000Z",
          "pausedAt": null,
          "resumedAt": "2026-09-14T18:21:00.000Z",
          "lastWrittenAt": "2026-09-14T18:30:40.000Z",
          "endedAt": null,
          "publishedAt": null,
          "stats": {
            "words": 9,
            "wordsRemoved": 1,
            "paragraphs": 2,
            "durationSeconds": 1800,
            "pausedSeconds": 60,
            "idleSeconds": 0,
            "wordsPerMinute": 0.3
          }
        }
      }
    },
    "sessionTooLong": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
          "versionId": "6d7e8f90-1a2b-4c3d-8e4f-5a6b7c8d9e10"
        },
        "body": {}
      },
      "status": 409,
      "body": {
        "type": "urn:ecritoire:problem:writingSessions.tooLong",
        "title": "Writing session too long",
        "status": 409,
        "detail": "The session would take up more than a session may; nothing was written.",
        "messageKey": "writingSessions.tooLong",
        "limit": 20000000,
        "used": 19999900
      }
    },
    "validationError": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
          "versionId": "6d7e8f90-1a2b-4c3d-8e4f-5a6b7c8d9e10"
        },
        "body": {
          "paragraphIds": []
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "paragraphIds",
            "messageKey": "validation.listTooShort"
          }
        ]
      }
    },
    "requestMalformedJson": {
      "status": 400,
      "body": {
        "type": "urn:ecritoire:problem:request.malformedJson",
        "title": "Malformed JSON",
        "status": 400,
        "detail": "The body could not be read as JSON.",
        "messageKey": "request.malformedJson"
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "documentsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:documents.notFound",
        "title": "Document not found",
        "status": 404,
        "detail": "There is no such document.",
        "messageKey": "documents.notFound"
      }
    },
    "documentVersionsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:documentVersions.notFound",
        "title": "Version not found",
        "status": 404,
        "detail": "The document has no such version.",
        "messageKey": "documentVersions.notFound"
      }
    },
    "writingSessionsNoneActive": {
      "status": 409,
      "body": {
        "type": "urn:ecritoire:problem:writingSessions.noneActive",
        "title": "No active writing session",
        "status": 409,
        "detail": "Text can only be written while a session is active.",
        "messageKey": "writingSessions.noneActive"
      }
    },
    "requestStaleVersion": {
      "status": 412,
      "body": {
        "type": "urn:ecritoire:problem:request.staleVersion",
        "title": "Changed elsewhere",
        "status": 412,
        "detail": "It has changed since the version or the time that the request names; nothing was changed.",
        "messageKey": "request.staleVersion"
      }
    },
    "requestTooLarge": {
      "status": 413,
      "body": {
        "type": "urn:ecritoire:problem:request.tooLarge",
        "title": "Body too large",
        "status": 413,
        "detail": "The body is over 1 MiB.",
        "messageKey": "request.tooLarge"
      }
    },
    "requestUnsupportedMediaType": {
      "status": 415,
      "body": {
        "type": "urn:ecritoire:problem:request.unsupportedMediaType",
        "title": "Unsupported media type",
        "status": 415,
        "detail": "The body has to be application/json, and not compressed.",
        "messageKey": "request.unsupportedMediaType"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "getDocumentVersionDifference": {
    "changes": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
          "versionId": "7e8f9001-2b3c-4d4e-8f50-6b7c8d9e0f11"
        },
        "query": {
          "with": "6d7e8f90-1a2b-4c3d-8e4f-5a6b7c8d9e10"
        }
      },
      "status": 200,
      "body": {
        "items": [
          {
            "id": "1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05",
            "change": "changed",
            "position": "a0",
            "type": "paragraph",
            "typeBefore": "paragraph",
            "isMoved": false,
            "isReformatted": true,
            "parts": [
              {
                "text": "« Oui », dit-",
                "change": "same"
              },
              {
                "text": "il",
                "change": "removed"
              },
              {
                "text": "elle",
                "change": "added"
              },
              {
                "text": " aujourd’hui.",
                "change": "same"
              }
            ]
          },
          {
            "id": "2b3c4d5e-6f7a-4b8c-9d0e-1f2a3b4c5d06",
            "change": "added",
            "position": "a1",
            "type": "paragraph",
            "typeBefore": null,
            "isMoved": false,
            "isReformatted": false,
            "parts": [
              {
                "text": "— Un arc-en-ciel, après la pluie.",
                "change": "added"
              }
            ]
          }
        ],
        "nextCursor": null
      }
    },
    "validationError": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
          "versionId": "7e8f9001-2b3c-4d4e-8f50-6b7c8d9e0f11"
        },
        "query": {
          "with": "now",
          "limit": "100"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "with",
            "messageKey": "validation.uuid"
          },
          {
            "field": "limit",
            "messageKey": "validation.numberTooLarge"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "documentsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:documents.notFound",
        "title": "Document not found",
        "status": 404,
        "detail": "There is no such document.",
        "messageKey": "documents.notFound"
      }
    },
    "documentVersionsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:documentVersions.notFound",
        "title": "Version not found",
        "status": 404,
        "detail": "The document has no such version.",
        "messageKey": "documentVersions.notFound"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    }
  },
  "listTrash": {
    "page": {
      "status": 200,
      "body": {
        "items": [
          {
            "id": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
            "kind": "document",
            "title": "Chapitre premier",
            "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
            "projectName": "La Traversée",
            "documents": 0,
            "words": 9,
            "deletedAt": "2026-09-14T19:00:00.000Z",
            "purgedAt": "2026-10-14T19:00:00.000Z"
          },
          {
            "id": "5d3c8f1b-4b1f-4e1c-9c63-8b7a6c2dae13",
            "kind": "project",
            "title": "Vieux carnets",
            "projectId": null,
            "projectName": null,
            "documents": 12,
            "words": 8400,
            "deletedAt": "2026-09-02T09:00:00.000Z",
            "purgedAt": "2026-10-02T09:00:00.000Z"
          }
        ],
        "nextCursor": null
      }
    },
    "validationError": {
      "request": {
        "query": {
          "limit": "many"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "limit",
            "messageKey": "validation.integer"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    }
  },
  "emptyTrash": {
    "emptied": {
      "request": {
        "query": {
          "until": "2026-09-14T19:00:00.000Z"
        }
      },
      "status": 204
    },
    "validationError": {
      "request": {
        "query": {
          "until": "now"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "until",
            "messageKey": "validation.dateTime"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "deleteFromTrash": {
    "deleted": {
      "request": {
        "params": {
          "trashItemId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03"
        }
      },
      "status": 204
    },
    "validationError": {
      "request": {
        "params": {
          "trashItemId": "first"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "trashItemId",
            "messageKey": "validation.uuid"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "trashNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:trash.notFound",
        "title": "Not in the trash",
        "status": 404,
        "detail": "There is no such thing in the trash.",
        "messageKey": "trash.notFound"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "restoreFromTrash": {
    "elsewhere": {
      "request": {
        "params": {
          "trashItemId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03"
        },
        "body": {
          "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02"
        }
      },
      "status": 200,
      "body": {
        "id": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
        "kind": "document",
        "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02"
      }
    },
    "restored": {
      "request": {
        "params": {
          "trashItemId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03"
        },
        "body": {}
      },
      "status": 200,
      "body": {
        "id": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
        "kind": "document",
        "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02"
      }
    },
    "validationError": {
      "request": {
        "params": {
          "trashItemId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03"
        },
        "body": {
          "projectId": "first"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "projectId",
            "messageKey": "validation.uuid"
          }
        ]
      }
    },
    "requestMalformedJson": {
      "status": 400,
      "body": {
        "type": "urn:ecritoire:problem:request.malformedJson",
        "title": "Malformed JSON",
        "status": 400,
        "detail": "The body could not be read as JSON.",
        "messageKey": "request.malformedJson"
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "trashNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:trash.notFound",
        "title": "Not in the trash",
        "status": 404,
        "detail": "There is no such thing in the trash.",
        "messageKey": "trash.notFound"
      }
    },
    "projectsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:projects.notFound",
        "title": "Project not found",
        "status": 404,
        "detail": "There is no such project.",
        "messageKey": "projects.notFound"
      }
    },
    "trashProjectGone": {
      "status": 409,
      "body": {
        "type": "urn:ecritoire:problem:trash.projectGone",
        "title": "The project is gone",
        "status": 409,
        "detail": "The project of the document is not there any more.",
        "messageKey": "trash.projectGone"
      }
    },
    "trashDayTaken": {
      "status": 409,
      "body": {
        "type": "urn:ecritoire:problem:trash.dayTaken",
        "title": "The day has an entry",
        "status": 409,
        "detail": "The journal has another entry of this day by now.",
        "messageKey": "trash.dayTaken"
      }
    },
    "projectsIsJournal": {
      "status": 409,
      "body": {
        "type": "urn:ecritoire:problem:projects.isJournal",
        "title": "The project is a journal",
        "status": 409,
        "detail": "A journal holds an entry a day, and no other documents.",
        "messageKey": "projects.isJournal"
      }
    },
    "requestTooLarge": {
      "status": 413,
      "body": {
        "type": "urn:ecritoire:problem:request.tooLarge",
        "title": "Body too large",
        "status": 413,
        "detail": "The body is over 1 MiB.",
        "messageKey": "request.tooLarge"
      }
    },
    "requestUnsupportedMediaType": {
      "status": 415,
      "body": {
        "type": "urn:ecritoire:problem:request.unsupportedMediaType",
        "title": "Unsupported media type",
        "status": 415,
        "detail": "The body has to be application/json, and not compressed.",
        "messageKey": "request.unsupportedMediaType"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "listWritingSessions": {
    "found": {
      "request": {
        "query": {
          "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
          "sentiment": "positive",
          "visibility": "public",
          "from": "2026-09-01",
          "to": "2026-09-30",
          "search": "pluie",
          "sort": "mostWords"
        }
      },
      "status": 200,
      "body": {
        "items": [
          {
            "id": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04",
            "version": 1,
            "status": "published",
            "title": "Soir de pluie",
            "comment": "Le premier chapitre tient.",
            "sentiment": "positive",
            "visibility": "public",
            "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
            "projectName": "La Traversée",
            "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
            "timeZone": "Europe/Paris",
            "localDate": "2026-09-14",
            "startedAt": "2026-09-14T18:00:00.000Z",
            "pausedAt": null,
            "resumedAt": "2026-09-14T18:21:00.000Z",
            "lastWrittenAt": "2026-09-14T18:30:40.000Z",
            "endedAt": "2026-09-14T18:31:00.000Z",
            "publishedAt": "2026-09-14T18:35:00.000Z",
            "stats": {
              "words": 9,
              "wordsRemoved": 1,
              "paragraphs": 2,
              "durationSeconds": 1800,
              "pausedSeconds": 60,
              "idleSeconds": 0,
              "wordsPerMinute": 0.3
            }
          }
        ],
        "nextCursor": null
      }
    },
    "page": {
      "request": {
        "query": {
          "status": "published"
        }
      },
      "status": 200,
      "body": {
        "items": [
          {
            "id": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04",
            "version": 1,
            "status": "published",
            "title": "Soir de pluie",
            "comment": "Le premier chapitre tient.",
            "sentiment": "positive",
            "visibility": "public",
            "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
            "projectName": "La Traversée",
            "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
            "timeZone": "Europe/Paris",
            "localDate": "2026-09-14",
            "startedAt": "2026-09-14T18:00:00.000Z",
            "pausedAt": null,
            "resumedAt": "2026-09-14T18:21:00.000Z",
            "lastWrittenAt": "2026-09-14T18:30:40.000Z",
            "endedAt": "2026-09-14T18:31:00.000Z",
            "publishedAt": "2026-09-14T18:35:00.000Z",
            "stats": {
              "words": 9,
              "wordsRemoved": 1,
              "paragraphs": 2,
              "durationSeconds": 1800,
              "pausedSeconds": 60,
              "idleSeconds": 0,
              "wordsPerMinute": 0.3
            }
          }
        ],
        "nextCursor": null,
        "total": 1
      }
    },
    "rangeReversed": {
      "request": {
        "query": {
          "from": "2026-09-30",
          "to": "2026-09-01"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "to",
            "messageKey": "validation.rangeReversed"
          }
        ]
      }
    },
    "validationError": {
      "request": {
        "query": {
          "status": "lost"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "status",
            "messageKey": "validation.enum"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "projectsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:projects.notFound",
        "title": "Project not found",
        "status": 404,
        "detail": "There is no such project.",
        "messageKey": "projects.notFound"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    }
  },
  "startWritingSession": {
    "alreadyLive": {
      "request": {
        "body": {
          "timeZone": "Europe/Paris"
        }
      },
      "status": 409,
      "body": {
        "type": "urn:ecritoire:problem:writingSessions.alreadyLive",
        "title": "A writing session is already live",
        "status": 409,
        "detail": "A writer has at most one active or paused session.",
        "messageKey": "writingSessions.alreadyLive",
        "liveSessionId": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04"
      }
    },
    "started": {
      "request": {
        "body": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
          "timeZone": "Europe/Paris"
        }
      },
      "status": 201,
      "body": {
        "id": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04",
        "version": 1,
        "status": "active",
        "title": null,
        "comment": null,
        "sentiment": "none",
        "visibility": "private",
        "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
        "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
        "timeZone": "Europe/Paris",
        "localDate": "2026-09-14",
        "startedAt": "2026-09-14T18:00:00.000Z",
        "pausedAt": null,
        "resumedAt": null,
        "lastWrittenAt": null,
        "endedAt": null,
        "publishedAt": null,
        "stats": {
          "words": 0,
          "wordsRemoved": 0,
          "paragraphs": 0,
          "durationSeconds": 0,
          "pausedSeconds": 0,
          "idleSeconds": 0,
          "wordsPerMinute": null
        }
      }
    },
    "validationError": {
      "request": {
        "body": {}
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "timeZone",
            "messageKey": "validation.required"
          }
        ]
      }
    },
    "requestMalformedJson": {
      "status": 400,
      "body": {
        "type": "urn:ecritoire:problem:request.malformedJson",
        "title": "Malformed JSON",
        "status": 400,
        "detail": "The body could not be read as JSON.",
        "messageKey": "request.malformedJson"
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "projectsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:projects.notFound",
        "title": "Project not found",
        "status": 404,
        "detail": "There is no such project.",
        "messageKey": "projects.notFound"
      }
    },
    "documentsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:documents.notFound",
        "title": "Document not found",
        "status": 404,
        "detail": "There is no such document.",
        "messageKey": "documents.notFound"
      }
    },
    "requestTooLarge": {
      "status": 413,
      "body": {
        "type": "urn:ecritoire:problem:request.tooLarge",
        "title": "Body too large",
        "status": 413,
        "detail": "The body is over 1 MiB.",
        "messageKey": "request.tooLarge"
      }
    },
    "requestUnsupportedMediaType": {
      "status": 415,
      "body": {
        "type": "urn:ecritoire:problem:request.unsupportedMediaType",
        "title": "Unsupported media type",
        "status": 415,
        "detail": "The body has to be application/json, and not compressed.",
        "messageKey": "request.unsupportedMediaType"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "getLiveWritingSession": {
    "live": {
      "status": 200,
      "body": {
        "session": {
          "id": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04",
          "version": 1,
          "status": "active",
          "title": null,
          "comment": null,
          "sentiment": "none",
          "visibility": "private",
          "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
          "timeZone": "Europe/Paris",
          "localDate": "2026-09-14",
          "startedAt": "2026-09-14T18:00:00.000Z",
          "pausedAt": null,
          "resumedAt": "2026-09-14T18:21:00.000Z",
          "lastWrittenAt": "2026-09-14T18:30:40.000Z",
          "endedAt": null,
          "publishedAt": null,
          "stats": {
            "words": 9,
            "wordsRemoved": 1,
            "paragraphs": 2,
            "durationSeconds": 1800,
            "pausedSeconds": 60,
            "idleSeconds": 0,
            "wordsPerMinute": 0.3
          }
        },
        "includedSaves": []
      }
    },
    "none": {
      "status": 200,
      "body": {
        "session": null,
        "includedSaves": []
      }
    },
    "validationError": {
      "request": {
        "query": {
          "page": "2"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "page",
            "messageKey": "validation.additionalProperties"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    }
  },
  "getWritingSession": {
    "session": {
      "request": {
        "params": {
          "sessionId": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04"
        }
      },
      "status": 200,
      "body": {
        "id": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04",
        "version": 1,
        "status": "published",
        "title": "Soir de pluie",
        "comment": "Le premier chapitre tient.",
        "sentiment": "positive",
        "visibility": "public",
        "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
        "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
        "timeZone": "Europe/Paris",
        "localDate": "2026-09-14",
        "startedAt": "2026-09-14T18:00:00.000Z",
        "pausedAt": null,
        "resumedAt": "2026-09-14T18:21:00.000Z",
        "lastWrittenAt": "2026-09-14T18:30:40.000Z",
        "endedAt": "2026-09-14T18:31:00.000Z",
        "publishedAt": "2026-09-14T18:35:00.000Z",
        "stats": {
          "words": 9,
          "wordsRemoved": 1,
          "paragraphs": 2,
          "durationSeconds": 1800,
          "pausedSeconds": 60,
          "idleSeconds": 0,
          "wordsPerMinute": 0.3
        }
      }
    },
    "validationError": {
      "request": {
        "params": {
          "sessionId": "last"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "sessionId",
            "messageKey": "validation.uuid"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "writingSessionsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:writingSessions.notFound",
        "title": "Writing session not found",
        "status": 404,
        "detail": "There is no such writing session.",
        "messageKey": "writingSessions.notFound"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    }
  },
  "updateWritingSession": {
    "updated": {
      "request": {
        "params": {
          "sessionId": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04"
        },
        "body": {
          "title": "Soir de pluie"
        }
      },
      "status": 200,
      "body": {
        "id": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04",
        "version": 1,
        "status": "ended",
        "title": "Soir de pluie",
        "comment": null,
        "sentiment": "none",
        "visibility": "private",
        "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
        "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
        "timeZone": "Europe/Paris",
        "localDate": "2026-09-14",
        "startedAt": "2026-09-14T18:00:00.000Z",
        "pausedAt": null,
        "resumedAt": "2026-09-14T18:21:00.000Z",
        "lastWrittenAt": "2026-09-14T18:30:40.000Z",
        "endedAt": "2026-09-14T18:31:00.000Z",
        "publishedAt": null,
        "stats": {
          "words": 9,
          "wordsRemoved": 1,
          "paragraphs": 2,
          "durationSeconds": 1800,
          "pausedSeconds": 60,
          "idleSeconds": 0,
          "wordsPerMinute": 0.3
        }
      }
    },
    "validationError": {
      "request": {
        "params": {
          "sessionId": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04"
        },
        "body": {
          "sentiment": "happy"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "sentiment",
            "messageKey": "validation.enum"
          }
        ]
      }
    },
    "requestMalformedJson": {
      "status": 400,
      "body": {
        "type": "urn:ecritoire:problem:request.malformedJson",
        "title": "Malformed JSON",
        "status": 400,
        "detail": "The body could not be read as JSON.",
        "messageKey": "request.malformedJson"
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "writingSessionsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:writingSessions.notFound",
        "title": "Writing session not found",
        "status": 404,
        "detail": "There is no such writing session.",
        "messageKey": "writingSessions.notFound"
      }
    },
    "requestStaleVersion": {
      "status": 412,
      "body": {
        "type": "urn:ecritoire:problem:request.staleVersion",
        "title": "Changed elsewhere",
        "status": 412,
        "detail": "It has changed since the version or the time that the request names; nothing was changed.",
        "messageKey": "request.staleVersion"
      }
    },
    "requestTooLarge": {
      "status": 413,
      "body": {
        "type": "urn:ecritoire:problem:request.tooLarge",
        "title": "Body too large",
        "status": 413,
        "detail": "The body is over 1 MiB.",
        "messageKey": "request.tooLarge"
      }
    },
    "requestUnsupportedMediaType": {
      "status": 415,
      "body": {
        "type": "urn:ecritoire:problem:request.unsupportedMediaType",
        "title": "Unsupported media type",
        "status": 415,
        "detail": "The body has to be application/json, and not compressed.",
        "messageKey": "request.unsupportedMediaType"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "getWritingSessionText": {
    "nothing": {
      "request": {
        "params": {
          "sessionId": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04"
        }
      },
      "status": 200,
      "body": {
        "sections": []
      }
    },
    "text": {
      "request": {
        "params": {
          "sessionId": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04"
        }
      },
      "status": 200,
      "body": {
        "sections": [
          {
            "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
            "documentTitle": "Chapitre premier",
            "language": "fr",
            "paragraphs": [
              {
                "id": "1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05",
                "type": "paragraph",
                "content": [
                  {
                    "text": "« Oui », dit-elle ",
                    "marks": []
                  },
                  {
                    "text": "aujourd’hui",
                    "marks": [
                      "emphasis"
                    ]
                  },
                  {
                    "text": ".",
                    "marks": []
                  }
                ]
              },
              {
                "id": "2b3c4d5e-6f7a-4b8c-9d0e-1f2a3b4c5d06",
                "type": "paragraph",
                "content": [
                  {
                    "text": "— Un arc-en-ciel, après la pluie.",
                    "marks": []
                  }
                ]
              }
            ]
          }
        ]
      }
    },
    "validationError": {
      "request": {
        "params": {
          "sessionId": "last"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "sessionId",
            "messageKey": "validation.uuid"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "writingSessionsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:writingSessions.notFound",
        "title": "Writing session not found",
        "status": 404,
        "detail": "There is no such writing session.",
        "messageKey": "writingSessions.notFound"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    }
  },
  "pauseWritingSession": {
    "paused": {
      "request": {
        "params": {
          "sessionId": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04"
        }
      },
      "status": 200,
      "body": {
        "id": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04",
        "version": 1,
        "status": "paused",
        "title": null,
        "comment": null,
        "sentiment": "none",
        "visibility": "private",
        "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
        "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
        "timeZone": "Europe/Paris",
        "localDate": "2026-09-14",
        "startedAt": "2026-09-14T18:00:00.000Z",
        "pausedAt": "2026-09-14T18:20:00.000Z",
        "resumedAt": null,
        "lastWrittenAt": "2026-09-14T18:19:00.000Z",
        "endedAt": null,
        "publishedAt": null,
        "stats": {
          "words": 9,
          "wordsRemoved": 1,
          "paragraphs": 2,
          "durationSeconds": 1800,
          "pausedSeconds": 60,
          "idleSeconds": 0,
          "wordsPerMinute": 0.3
        }
      }
    },
    "validationError": {
      "request": {
        "params": {
          "sessionId": "last"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "sessionId",
            "messageKey": "validation.uuid"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "writingSessionsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:writingSessions.notFound",
        "title": "Writing session not found",
        "status": 404,
        "detail": "There is no such writing session.",
        "messageKey": "writingSessions.notFound"
      }
    },
    "writingSessionsIllegalTransition": {
      "status": 409,
      "body": {
        "type": "urn:ecritoire:problem:writingSessions.illegalTransition",
        "title": "Not possible in this status",
        "status": 409,
        "detail": "The status of the session does not allow this.",
        "messageKey": "writingSessions.illegalTransition"
      }
    },
    "requestStaleVersion": {
      "status": 412,
      "body": {
        "type": "urn:ecritoire:problem:request.staleVersion",
        "title": "Changed elsewhere",
        "status": 412,
        "detail": "It has changed since the version or the time that the request names; nothing was changed.",
        "messageKey": "request.staleVersion"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "resumeWritingSession": {
    "resumed": {
      "request": {
        "params": {
          "sessionId": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04"
        }
      },
      "status": 200,
      "body": {
        "id": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04",
        "version": 1,
        "status": "active",
        "title": null,
        "comment": null,
        "sentiment": "none",
        "visibility": "private",
        "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
        "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
        "timeZone": "Europe/Paris",
        "localDate": "2026-09-14",
        "startedAt": "2026-09-14T18:00:00.000Z",
        "pausedAt": null,
        "resumedAt": "2026-09-14T18:21:00.000Z",
        "lastWrittenAt": "2026-09-14T18:30:40.000Z",
        "endedAt": null,
        "publishedAt": null,
        "stats": {
          "words": 9,
          "wordsRemoved": 1,
          "paragraphs": 2,
          "durationSeconds": 1800,
          "pausedSeconds": 60,
          "idleSeconds": 0,
          "wordsPerMinute": 0.3
        }
      }
    },
    "validationError": {
      "request": {
        "params": {
          "sessionId": "last"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "sessionId",
            "messageKey": "validation.uuid"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "writingSessionsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:writingSessions.notFound",
        "title": "Writing session not found",
        "status": 404,
        "detail": "There is no such writing session.",
        "messageKey": "writingSessions.notFound"
      }
    },
    "writingSessionsIllegalTransition": {
      "status": 409,
      "body": {
        "type": "urn:ecritoire:problem:writingSessions.illegalTransition",
        "title": "Not possible in this status",
        "status": 409,
        "detail": "The status of the session does not allow this.",
        "messageKey": "writingSessions.illegalTransition"
      }
    },
    "requestStaleVersion": {
      "status": 412,
      "body": {
        "type": "urn:ecritoire:problem:request.staleVersion",
        "title": "Changed elsewhere",
        "status": 412,
        "detail": "It has changed since the version or the time that the request names; nothing was changed.",
        "messageKey": "request.staleVersion"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "endWritingSession": {
    "dateTooLate": {
      "request": {
        "params": {
          "sessionId": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04"
        },
        "body": {
          "endedAt": "2026-09-15T18:30:40.000Z"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "endedAt",
            "messageKey": "validation.dateTooLate"
          }
        ]
      }
    },
    "ended": {
      "request": {
        "params": {
          "sessionId": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04"
        }
      },
      "status": 200,
      "body": {
        "id": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04",
        "version": 1,
        "status": "ended",
        "title": null,
        "comment": null,
        "sentiment": "none",
        "visibility": "private",
        "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
        "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
        "timeZone": "Europe/Paris",
        "localDate": "2026-09-14",
        "startedAt": "2026-09-14T18:00:00.000Z",
        "pausedAt": null,
        "resumedAt": "2026-09-14T18:21:00.000Z",
        "lastWrittenAt": "2026-09-14T18:30:40.000Z",
        "endedAt": "2026-09-14T18:31:00.000Z",
        "publishedAt": null,
        "stats": {
          "words": 9,
          "wordsRemoved": 1,
          "paragraphs": 2,
          "durationSeconds": 1800,
          "pausedSeconds": 60,
          "idleSeconds": 0,
          "wordsPerMinute": 0.3
        }
      }
    },
    "forgotten": {
      "request": {
        "params": {
          "sessionId": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04"
        },
        "body": {
          "endedAt": "2026-09-14T20:30:40+02:00"
        }
      },
      "status": 200,
      "body": {
        "id": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04",
        "version": 1,
        "status": "ended",
        "title": null,
        "comment": null,
        "sentiment": "none",
        "visibility": "private",
        "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
        "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
        "timeZone": "Europe/Paris",
        "localDate": "2026-09-14",
        "startedAt": "2026-09-14T18:00:00.000Z",
        "pausedAt": null,
        "resumedAt": "2026-09-14T18:21:00.000Z",
        "lastWrittenAt": "2026-09-14T18:30:40.000Z",
        "endedAt": "2026-09-14T18:30:40.000Z",
        "publishedAt": null,
        "stats": {
          "words": 9,
          "wordsRemoved": 1,
          "paragraphs": 2,
          "durationSeconds": 1780,
          "pausedSeconds": 60,
          "idleSeconds": 0,
          "wordsPerMinute": 0.3
        }
      }
    },
    "rangeReversed": {
      "request": {
        "params": {
          "sessionId": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04"
        },
        "body": {
          "endedAt": "2026-09-14T18:30:39.000Z"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "endedAt",
            "messageKey": "validation.rangeReversed"
          }
        ]
      }
    },
    "validationError": {
      "request": {
        "params": {
          "sessionId": "last"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "sessionId",
            "messageKey": "validation.uuid"
          }
        ]
      }
    },
    "requestMalformedJson": {
      "status": 400,
      "body": {
        "type": "urn:ecritoire:problem:request.malformedJson",
        "title": "Malformed JSON",
        "status": 400,
        "detail": "The body could not be read as JSON.",
        "messageKey": "request.malformedJson"
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "writingSessionsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:writingSessions.notFound",
        "title": "Writing session not found",
        "status": 404,
        "detail": "There is no such writing session.",
        "messageKey": "writingSessions.notFound"
      }
    },
    "writingSessionsIllegalTransition": {
      "status": 409,
      "body": {
        "type": "urn:ecritoire:problem:writingSessions.illegalTransition",
        "title": "Not possible in this status",
        "status": 409,
        "detail": "The status of the session does not allow this.",
        "messageKey": "writingSessions.illegalTransition"
      }
    },
    "requestStaleVersion": {
      "status": 412,
      "body": {
        "type": "urn:ecritoire:problem:request.staleVersion",
        "title": "Changed elsewhere",
        "status": 412,
        "detail": "It has changed since the version or the time that the request names; nothing was changed.",
        "messageKey": "request.staleVersion"
      }
    },
    "requestTooLarge": {
      "status": 413,
      "body": {
        "type": "urn:ecritoire:problem:request.tooLarge",
        "title": "Body too large",
        "status": 413,
        "detail": "The body is over 1 MiB.",
        "messageKey": "request.tooLarge"
      }
    },
    "requestUnsupportedMediaType": {
      "status": 415,
      "body": {
        "type": "urn:ecritoire:problem:request.unsupportedMediaType",
        "title": "Unsupported media type",
        "status": 415,
        "detail": "The body has to be application/json, and not compressed.",
        "messageKey": "request.unsupportedMediaType"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "saveWritingSessionDraft": {
    "saved": {
      "request": {
        "params": {
          "sessionId": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04"
        },
        "body": {
          "title": "Soir de pluie",
          "comment": "Le premier chapitre tient.",
          "sentiment": "positive",
          "visibility": "public"
        }
      },
      "status": 200,
      "body": {
        "id": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04",
        "version": 1,
        "status": "draft",
        "title": "Soir de pluie",
        "comment": "Le premier chapitre tient.",
        "sentiment": "positive",
        "visibility": "public",
        "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
        "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
        "timeZone": "Europe/Paris",
        "localDate": "2026-09-14",
        "startedAt": "2026-09-14T18:00:00.000Z",
        "pausedAt": null,
        "resumedAt": "2026-09-14T18:21:00.000Z",
        "lastWrittenAt": "2026-09-14T18:30:40.000Z",
        "endedAt": "2026-09-14T18:31:00.000Z",
        "publishedAt": null,
        "stats": {
          "words": 9,
          "wordsRemoved": 1,
          "paragraphs": 2,
          "durationSeconds": 1800,
          "pausedSeconds": 60,
          "idleSeconds": 0,
          "wordsPerMinute": 0.3
        }
      }
    },
    "validationError": {
      "request": {
        "params": {
          "sessionId": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04"
        },
        "body": {
          "title": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "title",
            "messageKey": "validation.textTooLong"
          }
        ]
      }
    },
    "requestMalformedJson": {
      "status": 400,
      "body": {
        "type": "urn:ecritoire:problem:request.malformedJson",
        "title": "Malformed JSON",
        "status": 400,
        "detail": "The body could not be read as JSON.",
        "messageKey": "request.malformedJson"
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "writingSessionsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:writingSessions.notFound",
        "title": "Writing session not found",
        "status": 404,
        "detail": "There is no such writing session.",
        "messageKey": "writingSessions.notFound"
      }
    },
    "writingSessionsIllegalTransition": {
      "status": 409,
      "body": {
        "type": "urn:ecritoire:problem:writingSessions.illegalTransition",
        "title": "Not possible in this status",
        "status": 409,
        "detail": "The status of the session does not allow this.",
        "messageKey": "writingSessions.illegalTransition"
      }
    },
    "requestStaleVersion": {
      "status": 412,
      "body": {
        "type": "urn:ecritoire:problem:request.staleVersion",
        "title": "Changed elsewhere",
        "status": 412,
        "detail": "It has changed since the version or the time that the request names; nothing was changed.",
        "messageKey": "request.staleVersion"
      }
    },
    "requestTooLarge": {
      "status": 413,
      "body": {
        "type": "urn:ecritoire:problem:request.tooLarge",
        "title": "Body too large",
        "status": 413,
        "detail": "The body is over 1 MiB.",
        "messageKey": "request.tooLarge"
      }
    },
    "requestUnsupportedMediaType": {
      "status": 415,
      "body": {
        "type": "urn:ecritoire:problem:request.unsupportedMediaType",
        "title": "Unsupported media type",
        "status": 415,
        "detail": "The body has to be application/json, and not compressed.",
        "messageKey": "request.unsupportedMediaType"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "publishWritingSession": {
    "published": {
      "request": {
        "params": {
          "sessionId": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04"
        },
        "body": {
          "title": "Soir de pluie",
          "comment": "Le premier chapitre tient.",
          "sentiment": "positive",
          "visibility": "public"
        }
      },
      "status": 200,
      "body": {
        "id": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04",
        "version": 1,
        "status": "published",
        "title": "Soir de pluie",
        "comment": "Le premier chapitre tient.",
        "sentiment": "positive",
        "visibility": "public",
        "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
        "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
        "timeZone": "Europe/Paris",
        "localDate": "2026-09-14",
        "startedAt": "2026-09-14T18:00:00.000Z",
        "pausedAt": null,
        "resumedAt": "2026-09-14T18:21:00.000Z",
        "lastWrittenAt": "2026-09-14T18:30:40.000Z",
        "endedAt": "2026-09-14T18:31:00.000Z",
        "publishedAt": "2026-09-14T18:35:00.000Z",
        "stats": {
          "words": 9,
          "wordsRemoved": 1,
          "paragraphs": 2,
          "durationSeconds": 1800,
          "pausedSeconds": 60,
          "idleSeconds": 0,
          "wordsPerMinute": 0.3
        }
      }
    },
    "validationError": {
      "request": {
        "params": {
          "sessionId": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04"
        },
        "body": {
          "title": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "title",
            "messageKey": "validation.textTooLong"
          }
        ]
      }
    },
    "requestMalformedJson": {
      "status": 400,
      "body": {
        "type": "urn:ecritoire:problem:request.malformedJson",
        "title": "Malformed JSON",
        "status": 400,
        "detail": "The body could not be read as JSON.",
        "messageKey": "request.malformedJson"
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "writingSessionsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:writingSessions.notFound",
        "title": "Writing session not found",
        "status": 404,
        "detail": "There is no such writing session.",
        "messageKey": "writingSessions.notFound"
      }
    },
    "writingSessionsIllegalTransition": {
      "status": 409,
      "body": {
        "type": "urn:ecritoire:problem:writingSessions.illegalTransition",
        "title": "Not possible in this status",
        "status": 409,
        "detail": "The status of the session does not allow this.",
        "messageKey": "writingSessions.illegalTransition"
      }
    },
    "requestStaleVersion": {
      "status": 412,
      "body": {
        "type": "urn:ecritoire:problem:request.staleVersion",
        "title": "Changed elsewhere",
        "status": 412,
        "detail": "It has changed since the version or the time that the request names; nothing was changed.",
        "messageKey": "request.staleVersion"
      }
    },
    "requestTooLarge": {
      "status": 413,
      "body": {
        "type": "urn:ecritoire:problem:request.tooLarge",
        "title": "Body too large",
        "status": 413,
        "detail": "The body is over 1 MiB.",
        "messageKey": "request.tooLarge"
      }
    },
    "requestUnsupportedMediaType": {
      "status": 415,
      "body": {
        "type": "urn:ecritoire:problem:request.unsupportedMediaType",
        "title": "Unsupported media type",
        "status": 415,
        "detail": "The body has to be application/json, and not compressed.",
        "messageKey": "request.unsupportedMediaType"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "unpublishWritingSession": {
    "draft": {
      "request": {
        "params": {
          "sessionId": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04"
        }
      },
      "status": 200,
      "body": {
        "id": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04",
        "version": 1,
        "status": "draft",
        "title": "Soir de pluie",
        "comment": "Le premier chapitre tient.",
        "sentiment": "positive",
        "visibility": "public",
        "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
        "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
        "timeZone": "Europe/Paris",
        "localDate": "2026-09-14",
        "startedAt": "2026-09-14T18:00:00.000Z",
        "pausedAt": null,
        "resumedAt": "2026-09-14T18:21:00.000Z",
        "lastWrittenAt": "2026-09-14T18:30:40.000Z",
        "endedAt": "2026-09-14T18:31:00.000Z",
        "publishedAt": null,
        "stats": {
          "words": 9,
          "wordsRemoved": 1,
          "paragraphs": 2,
          "durationSeconds": 1800,
          "pausedSeconds": 60,
          "idleSeconds": 0,
          "wordsPerMinute": 0.3
        }
      }
    },
    "validationError": {
      "request": {
        "params": {
          "sessionId": "last"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "sessionId",
            "messageKey": "validation.uuid"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "writingSessionsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:writingSessions.notFound",
        "title": "Writing session not found",
        "status": 404,
        "detail": "There is no such writing session.",
        "messageKey": "writingSessions.notFound"
      }
    },
    "writingSessionsIllegalTransition": {
      "status": 409,
      "body": {
        "type": "urn:ecritoire:problem:writingSessions.illegalTransition",
        "title": "Not possible in this status",
        "status": 409,
        "detail": "The status of the session does not allow this.",
        "messageKey": "writingSessions.illegalTransition"
      }
    },
    "requestStaleVersion": {
      "status": 412,
      "body": {
        "type": "urn:ecritoire:problem:request.staleVersion",
        "title": "Changed elsewhere",
        "status": 412,
        "detail": "It has changed since the version or the time that the request names; nothing was changed.",
        "messageKey": "request.staleVersion"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "discardWritingSession": {
    "discarded": {
      "request": {
        "params": {
          "sessionId": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04"
        }
      },
      "status": 200,
      "body": {
        "id": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04",
        "version": 1,
        "status": "discarded",
        "title": null,
        "comment": null,
        "sentiment": "none",
        "visibility": "private",
        "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
        "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
        "timeZone": "Europe/Paris",
        "localDate": "2026-09-14",
        "startedAt": "2026-09-14T18:00:00.000Z",
        "pausedAt": null,
        "resumedAt": "2026-09-14T18:21:00.000Z",
        "lastWrittenAt": "2026-09-14T18:30:40.000Z",
        "endedAt": "2026-09-14T18:31:00.000Z",
        "publishedAt": null,
        "stats": {
          "words": 9,
          "wordsRemoved": 1,
          "paragraphs": 2,
          "durationSeconds": 1800,
          "pausedSeconds": 60,
          "idleSeconds": 0,
          "wordsPerMinute": 0.3
        }
      }
    },
    "validationError": {
      "request": {
        "params": {
          "sessionId": "last"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "sessionId",
            "messageKey": "validation.uuid"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "writingSessionsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:writingSessions.notFound",
        "title": "Writing session not found",
        "status": 404,
        "detail": "There is no such writing session.",
        "messageKey": "writingSessions.notFound"
      }
    },
    "writingSessionsIllegalTransition": {
      "status": 409,
      "body": {
        "type": "urn:ecritoire:problem:writingSessions.illegalTransition",
        "title": "Not possible in this status",
        "status": 409,
        "detail": "The status of the session does not allow this.",
        "messageKey": "writingSessions.illegalTransition"
      }
    },
    "requestStaleVersion": {
      "status": 412,
      "body": {
        "type": "urn:ecritoire:problem:request.staleVersion",
        "title": "Changed elsewhere",
        "status": 412,
        "detail": "It has changed since the version or the time that the request names; nothing was changed.",
        "messageKey": "request.staleVersion"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "getCurrentObjectives": {
    "validationError": {
      "request": {
        "query": {
          "page": "2"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "page",
            "messageKey": "validation.additionalProperties"
          }
        ]
      }
    },
    "week": {
      "status": 200,
      "body": {
        "startsOn": "2026-09-14",
        "endsOn": "2026-09-20",
        "targets": {
          "words": 12000,
          "sessions": 4
        },
        "words": 3120,
        "sessions": 1,
        "achieved": false,
        "streak": 6,
        "version": 3
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    }
  },
  "setObjectives": {
    "set": {
      "request": {
        "headers": {
          "If-Match": "\"3\""
        },
        "body": {
          "words": 15000,
          "sessions": 5
        }
      },
      "status": 200,
      "body": {
        "startsOn": "2026-09-14",
        "endsOn": "2026-09-20",
        "targets": {
          "words": 15000,
          "sessions": 5
        },
        "words": 3120,
        "sessions": 1,
        "achieved": false,
        "streak": 6,
        "version": 4
      }
    },
    "validationError": {
      "request": {
        "body": {
          "words": 0,
          "sessions": 101
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "words",
            "messageKey": "validation.numberTooSmall"
          },
          {
            "field": "sessions",
            "messageKey": "validation.numberTooLarge"
          }
        ]
      }
    },
    "requestMalformedJson": {
      "status": 400,
      "body": {
        "type": "urn:ecritoire:problem:request.malformedJson",
        "title": "Malformed JSON",
        "status": 400,
        "detail": "The body could not be read as JSON.",
        "messageKey": "request.malformedJson"
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "requestStaleVersion": {
      "status": 412,
      "body": {
        "type": "urn:ecritoire:problem:request.staleVersion",
        "title": "Changed elsewhere",
        "status": 412,
        "detail": "It has changed since the version or the time that the request names; nothing was changed.",
        "messageKey": "request.staleVersion"
      }
    },
    "requestTooLarge": {
      "status": 413,
      "body": {
        "type": "urn:ecritoire:problem:request.tooLarge",
        "title": "Body too large",
        "status": 413,
        "detail": "The body is over 1 MiB.",
        "messageKey": "request.tooLarge"
      }
    },
    "requestUnsupportedMediaType": {
      "status": 415,
      "body": {
        "type": "urn:ecritoire:problem:request.unsupportedMediaType",
        "title": "Unsupported media type",
        "status": 415,
        "detail": "The body has to be application/json, and not compressed.",
        "messageKey": "request.unsupportedMediaType"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "listObjectiveWeeks": {
    "page": {
      "request": {
        "query": {
          "limit": "2"
        }
      },
      "status": 200,
      "body": {
        "items": [
          {
            "startsOn": "2026-09-14",
            "endsOn": "2026-09-20",
            "targets": {
              "words": 12000,
              "sessions": 4
            },
            "words": 3120,
            "sessions": 1,
            "achieved": false
          },
          {
            "startsOn": "2026-09-07",
            "endsOn": "2026-09-13",
            "targets": {
              "words": 10000,
              "sessions": 3
            },
            "words": 10450,
            "sessions": 3,
            "achieved": true
          }
        ],
        "nextCursor": "MjAyNi0wOS0wNw"
      }
    },
    "validationError": {
      "request": {
        "query": {
          "limit": "101"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "limit",
            "messageKey": "validation.numberTooLarge"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    }
  },
  "getCalendar": {
    "days": {
      "request": {
        "query": {
          "from": "2026-09-01",
          "to": "2026-09-30"
        }
      },
      "status": 200,
      "body": {
        "days": [
          {
            "date": "2026-09-12",
            "words": 0,
            "sessions": 0,
            "sentiments": {
              "none": 0,
              "positive": 0,
              "neutral": 0,
              "negative": 0
            },
            "journalEntries": [
              {
                "documentId": "8e9f0a1b-2c3d-4e4f-8a5b-6c7d8e9f0a03",
                "projectId": "7d8e9f0a-1b2c-4d3e-8f4a-5b6c7d8e9f01",
                "words": 212
              }
            ]
          },
          {
            "date": "2026-09-14",
            "words": 3120,
            "sessions": 1,
            "sentiments": {
              "none": 0,
              "positive": 1,
              "neutral": 0,
              "negative": 0
            },
            "journalEntries": [
              {
                "documentId": "8e9f0a1b-2c3d-4e4f-8a5b-6c7d8e9f0a02",
                "projectId": "7d8e9f0a-1b2c-4d3e-8f4a-5b6c7d8e9f01",
                "words": 4
              }
            ]
          }
        ]
      }
    },
    "rangeReversed": {
      "request": {
        "query": {
          "from": "2026-09-30",
          "to": "2026-09-01"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "to",
            "messageKey": "validation.rangeReversed"
          }
        ]
      }
    },
    "rangeTooLong": {
      "request": {
        "query": {
          "from": "2025-01-01",
          "to": "2026-09-01"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "to",
            "messageKey": "validation.rangeTooLong"
          }
        ]
      }
    },
    "validationError": {
      "request": {
        "query": {
          "from": "first"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "to",
            "messageKey": "validation.required"
          },
          {
            "field": "from",
            "messageKey": "validation.date"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    }
  },
  "getDailyWords": {
    "rangeReversed": {
      "request": {
        "query": {
          "from": "2026-09-30",
          "to": "2026-09-01"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "to",
            "messageKey": "validation.rangeReversed"
          }
        ]
      }
    },
    "rangeTooLong": {
      "request": {
        "query": {
          "from": "2025-01-01",
          "to": "2026-09-01"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "to",
            "messageKey": "validation.rangeTooLong"
          }
        ]
      }
    },
    "validationError": {
      "request": {
        "query": {
          "from": "first"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "to",
            "messageKey": "validation.required"
          },
          {
            "field": "from",
            "messageKey": "validation.date"
          }
        ]
      }
    },
    "words": {
      "request": {
        "query": {
          "from": "2026-09-12",
          "to": "2026-09-15"
        }
      },
      "status": 200,
      "body": {
        "words": [
          0,
          null,
          3120,
          null
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    }
  },
  "listPublishedSessions": {
    "page": {
      "request": {
        "query": {
          "authorId": "0b9c0f4e-6f0a-4a51-9d3e-0d7f8f1c2a01",
          "limit": "20"
        }
      },
      "status": 200,
      "body": {
        "items": [
          {
            "id": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04",
            "title": "Soir de pluie",
            "author": {
              "id": "0b9c0f4e-6f0a-4a51-9d3e-0d7f8f1c2a01",
              "name": "Colette Morel",
              "pictureUrl": null
            },
            "visibility": "public",
            "publishedAt": "2026-09-14T18:35:00.000Z",
            "stats": {
              "words": 9,
              "paragraphs": 2
            }
          },
          {
            "id": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c12",
            "title": null,
            "author": {
              "id": "0b9c0f4e-6f0a-4a51-9d3e-0d7f8f1c2a01",
              "name": "Colette Morel",
              "pictureUrl": null
            },
            "visibility": "private",
            "publishedAt": "2026-09-12T06:10:00.000Z",
            "stats": {
              "words": 0,
              "paragraphs": 0
            }
          }
        ],
        "nextCursor": null
      }
    },
    "validationError": {
      "request": {
        "query": {
          "authorId": "me",
          "limit": "0"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "authorId",
            "messageKey": "validation.uuid"
          },
          {
            "field": "limit",
            "messageKey": "validation.numberTooSmall"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    }
  },
  "getPublishedSession": {
    "published": {
      "request": {
        "params": {
          "sessionId": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04"
        }
      },
      "status": 200,
      "body": {
        "id": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04",
        "title": "Soir de pluie",
        "comment": "Écrit d’un trait, pendant l’averse.",
        "author": {
          "id": "0b9c0f4e-6f0a-4a51-9d3e-0d7f8f1c2a01",
          "name": "Colette Morel",
          "pictureUrl": null
        },
        "visibility": "public",
        "publishedAt": "2026-09-14T18:35:00.000Z",
        "stats": {
          "words": 9,
          "paragraphs": 2
        },
        "sections": [
          {
            "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
            "documentTitle": "Chapitre premier",
            "language": "fr",
            "paragraphs": [
              {
                "id": "1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05",
                "type": "paragraph",
                "content": [
                  {
                    "text": "« Oui », dit-elle ",
                    "marks": []
                  },
                  {
                    "text": "aujourd’hui",
                    "marks": [
                      "emphasis"
                    ]
                  },
                  {
                    "text": ".",
                    "marks": []
                  }
                ]
              },
              {
                "id": "2b3c4d5e-6f7a-4b8c-9d0e-1f2a3b4c5d06",
                "type": "paragraph",
                "content": [
                  {
                    "text": "— Un arc-en-ciel, après la pluie.",
                    "marks": []
                  }
                ]
              }
            ]
          }
        ]
      }
    },
    "validationError": {
      "request": {
        "params": {
          "sessionId": "last"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "sessionId",
            "messageKey": "validation.uuid"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "publishedSessionsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:publishedSessions.notFound",
        "title": "Published session not found",
        "status": 404,
        "detail": "There is no such published session.",
        "messageKey": "publishedSessions.notFound"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    }
  },
  "listSubscribers": {
    "page": {
      "request": {
        "query": {
          "limit": "20"
        }
      },
      "status": 200,
      "body": {
        "items": [
          {
            "id": "4f506172-8394-4a5b-8c6d-7e8f901a2b14",
            "reader": {
              "id": "2d3e4f50-6172-4839-8a4b-5c6d7e8f9011",
              "name": "Georges Lenoir",
              "pictureUrl": null
            },
            "createdAt": "2026-09-15T07:00:00.000Z"
          }
        ],
        "nextCursor": null
      }
    },
    "validationError": {
      "request": {
        "query": {
          "limit": "101"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "limit",
            "messageKey": "validation.numberTooLarge"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    }
  },
  "listInvitations": {
    "page": {
      "request": {
        "query": {
          "limit": "20"
        }
      },
      "status": 200,
      "body": {
        "items": [
          {
            "id": "3e4f5061-7283-494a-9b5c-6d7e8f901a13",
            "createdAt": "2026-09-14T18:00:00.000Z",
            "expiresAt": "2026-10-14T18:00:00.000Z"
          }
        ],
        "nextCursor": null
      }
    },
    "validationError": {
      "request": {
        "query": {
          "limit": "101"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "limit",
            "messageKey": "validation.numberTooLarge"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    }
  },
  "createInvitation": {
    "created": {
      "request": {
        "headers": {
          "Idempotency-Key": "5061728a-94a5-4b6c-9d7e-8f901a2b3c15"
        }
      },
      "status": 201,
      "body": {
        "id": "3e4f5061-7283-494a-9b5c-6d7e8f901a13",
        "token": "q7mXv1Jk0sB3cZrW8yTn5LdPfHgUe2aoIx9E4RtQ6Vw",
        "createdAt": "2026-09-14T18:00:00.000Z",
        "expiresAt": "2026-10-14T18:00:00.000Z"
      }
    },
    "validationError": {
      "request": {
        "headers": {
          "Idempotency-Key": "again"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "Idempotency-Key",
            "messageKey": "validation.uuid"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "invitationsTooMany": {
      "status": 409,
      "body": {
        "type": "urn:ecritoire:problem:invitations.tooMany",
        "title": "Too many open invitations",
        "status": 409,
        "detail": "An author has at most 50 open invitations.",
        "messageKey": "invitations.tooMany"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "revokeInvitation": {
    "revoked": {
      "request": {
        "params": {
          "invitationId": "3e4f5061-7283-494a-9b5c-6d7e8f901a13"
        }
      },
      "status": 204
    },
    "validationError": {
      "request": {
        "params": {
          "invitationId": "last"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "invitationId",
            "messageKey": "validation.uuid"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "invitationsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:invitations.notFound",
        "title": "Invitation not found",
        "status": 404,
        "detail": "There is no such open invitation.",
        "messageKey": "invitations.notFound"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "removeSubscriber": {
    "gone": {
      "request": {
        "params": {
          "subscriptionId": "4f506172-8394-4a5b-8c6d-7e8f901a2b14"
        }
      },
      "status": 204
    },
    "validationError": {
      "request": {
        "params": {
          "subscriptionId": "last"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "subscriptionId",
            "messageKey": "validation.uuid"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "subscriptionsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:subscriptions.notFound",
        "title": "Subscription not found",
        "status": 404,
        "detail": "There is no such subscription.",
        "messageKey": "subscriptions.notFound"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "listSubscriptions": {
    "page": {
      "request": {
        "query": {
          "limit": "20"
        }
      },
      "status": 200,
      "body": {
        "items": [
          {
            "id": "4f506172-8394-4a5b-8c6d-7e8f901a2b14",
            "author": {
              "id": "0b9c0f4e-6f0a-4a51-9d3e-0d7f8f1c2a01",
              "name": "Colette Morel",
              "pictureUrl": null
            },
            "createdAt": "2026-09-15T07:00:00.000Z"
          }
        ],
        "nextCursor": null
      }
    },
    "validationError": {
      "request": {
        "query": {
          "limit": "101"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "limit",
            "messageKey": "validation.numberTooLarge"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    }
  },
  "acceptInvitation": {
    "accepted": {
      "request": {
        "body": {
          "token": "q7mXv1Jk0sB3cZrW8yTn5LdPfHgUe2aoIx9E4RtQ6Vw"
        }
      },
      "status": 201,
      "body": {
        "id": "4f506172-8394-4a5b-8c6d-7e8f901a2b14",
        "author": {
          "id": "0b9c0f4e-6f0a-4a51-9d3e-0d7f8f1c2a01",
          "name": "Colette Morel",
          "pictureUrl": null
        },
        "createdAt": "2026-09-15T07:00:00.000Z"
      }
    },
    "subscribedBefore": {
      "request": {
        "body": {
          "token": "q7mXv1Jk0sB3cZrW8yTn5LdPfHgUe2aoIx9E4RtQ6Vw"
        }
      },
      "status": 200,
      "body": {
        "id": "4f506172-8394-4a5b-8c6d-7e8f901a2b14",
        "author": {
          "id": "0b9c0f4e-6f0a-4a51-9d3e-0d7f8f1c2a01",
          "name": "Colette Morel",
          "pictureUrl": null
        },
        "createdAt": "2026-09-15T07:00:00.000Z"
      }
    },
    "validationError": {
      "request": {
        "body": {
          "token": ""
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "token",
            "messageKey": "validation.required"
          }
        ]
      }
    },
    "requestMalformedJson": {
      "status": 400,
      "body": {
        "type": "urn:ecritoire:problem:request.malformedJson",
        "title": "Malformed JSON",
        "status": 400,
        "detail": "The body could not be read as JSON.",
        "messageKey": "request.malformedJson"
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "invitationsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:invitations.notFound",
        "title": "Invitation not found",
        "status": 404,
        "detail": "There is no such open invitation.",
        "messageKey": "invitations.notFound"
      }
    },
    "subscriptionsOwnInvitation": {
      "status": 409,
      "body": {
        "type": "urn:ecritoire:problem:subscriptions.ownInvitation",
        "title": "Your own invitation",
        "status": 409,
        "detail": "Nobody subscribes to themselves.",
        "messageKey": "subscriptions.ownInvitation"
      }
    },
    "requestTooLarge": {
      "status": 413,
      "body": {
        "type": "urn:ecritoire:problem:request.tooLarge",
        "title": "Body too large",
        "status": 413,
        "detail": "The body is over 1 MiB.",
        "messageKey": "request.tooLarge"
      }
    },
    "requestUnsupportedMediaType": {
      "status": 415,
      "body": {
        "type": "urn:ecritoire:problem:request.unsupportedMediaType",
        "title": "Unsupported media type",
        "status": 415,
        "detail": "The body has to be application/json, and not compressed.",
        "messageKey": "request.unsupportedMediaType"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "previewInvitation": {
    "author": {
      "request": {
        "body": {
          "token": "q7mXv1Jk0sB3cZrW8yTn5LdPfHgUe2aoIx9E4RtQ6Vw"
        }
      },
      "status": 200,
      "body": {
        "author": {
          "id": "0b9c0f4e-6f0a-4a51-9d3e-0d7f8f1c2a01",
          "name": "Colette Morel",
          "pictureUrl": null
        }
      }
    },
    "validationError": {
      "request": {
        "body": {}
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "token",
            "messageKey": "validation.required"
          }
        ]
      }
    },
    "requestMalformedJson": {
      "status": 400,
      "body": {
        "type": "urn:ecritoire:problem:request.malformedJson",
        "title": "Malformed JSON",
        "status": 400,
        "detail": "The body could not be read as JSON.",
        "messageKey": "request.malformedJson"
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "invitationsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:invitations.notFound",
        "title": "Invitation not found",
        "status": 404,
        "detail": "There is no such open invitation.",
        "messageKey": "invitations.notFound"
      }
    },
    "requestTooLarge": {
      "status": 413,
      "body": {
        "type": "urn:ecritoire:problem:request.tooLarge",
        "title": "Body too large",
        "status": 413,
        "detail": "The body is over 1 MiB.",
        "messageKey": "request.tooLarge"
      }
    },
    "requestUnsupportedMediaType": {
      "status": 415,
      "body": {
        "type": "urn:ecritoire:problem:request.unsupportedMediaType",
        "title": "Unsupported media type",
        "status": 415,
        "detail": "The body has to be application/json, and not compressed.",
        "messageKey": "request.unsupportedMediaType"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "endSubscription": {
    "gone": {
      "request": {
        "params": {
          "subscriptionId": "4f506172-8394-4a5b-8c6d-7e8f901a2b14"
        }
      },
      "status": 204
    },
    "validationError": {
      "request": {
        "params": {
          "subscriptionId": "last"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "subscriptionId",
            "messageKey": "validation.uuid"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "subscriptionsNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:subscriptions.notFound",
        "title": "Subscription not found",
        "status": 404,
        "detail": "There is no such subscription.",
        "messageKey": "subscriptions.notFound"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "joinWaitlist": {
    "emailOnly": {
      "request": {
        "body": {
          "email": "reader@example.org"
        }
      },
      "status": 201,
      "body": {
        "id": "728394a5-b6c7-4d8e-9f90-1a2b3c4d5e18",
        "createdAt": "2026-09-14T18:00:00.000Z"
      }
    },
    "joined": {
      "request": {
        "headers": {
          "Idempotency-Key": "61728394-a5b6-4c7d-8e8f-901a2b3c4d16"
        },
        "body": {
          "email": "lectrice@exemple.fr",
          "expectations": "Écrire un peu chaque matin.",
          "formats": [
            "novel",
            "letter"
          ],
          "currentPractice": "Dans des carnets.",
          "language": "fr"
        }
      },
      "status": 201,
      "body": {
        "id": "728394a5-b6c7-4d8e-9f90-1a2b3c4d5e17",
        "createdAt": "2026-09-14T18:00:00.000Z"
      }
    },
    "validationError": {
      "request": {
        "body": {
          "email": "lectrice@exemple",
          "formats": [
            "blog"
          ]
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "email",
            "messageKey": "validation.email"
          },
          {
            "field": "formats.0",
            "messageKey": "validation.enum"
          }
        ]
      }
    },
    "requestMalformedJson": {
      "status": 400,
      "body": {
        "type": "urn:ecritoire:problem:request.malformedJson",
        "title": "Malformed JSON",
        "status": 400,
        "detail": "The body could not be read as JSON.",
        "messageKey": "request.malformedJson"
      }
    },
    "waitlistEmailAlreadyOnWaitlist": {
      "status": 409,
      "body": {
        "type": "urn:ecritoire:problem:waitlist.email_already_on_waitlist",
        "title": "Already on the waitlist",
        "status": 409,
        "detail": "This e-mail address is on the waitlist already.",
        "messageKey": "waitlist.email_already_on_waitlist"
      }
    },
    "requestTooLarge": {
      "status": 413,
      "body": {
        "type": "urn:ecritoire:problem:request.tooLarge",
        "title": "Body too large",
        "status": 413,
        "detail": "The body is over 1 MiB.",
        "messageKey": "request.tooLarge"
      }
    },
    "requestUnsupportedMediaType": {
      "status": 415,
      "body": {
        "type": "urn:ecritoire:problem:request.unsupportedMediaType",
        "title": "Unsupported media type",
        "status": 415,
        "detail": "The body has to be application/json, and not compressed.",
        "messageKey": "request.unsupportedMediaType"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "askQuestion": {
    "received": {
      "request": {
        "headers": {
          "Idempotency-Key": "61728394-a5b6-4c7d-8e8f-901a2b3c4d16"
        },
        "body": {
          "email": "lectrice@exemple.fr",
          "text": "Peut-on écrire sans réseau ?",
          "language": "fr"
        }
      },
      "status": 201,
      "body": {
        "id": "728394a5-b6c7-4d8e-9f90-1a2b3c4d5e19",
        "createdAt": "2026-09-14T18:00:00.000Z"
      }
    },
    "validationError": {
      "request": {
        "body": {
          "text": " Non ? "
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "email",
            "messageKey": "validation.required"
          },
          {
            "field": "text",
            "messageKey": "validation.textTooShort"
          }
        ]
      }
    },
    "requestMalformedJson": {
      "status": 400,
      "body": {
        "type": "urn:ecritoire:problem:request.malformedJson",
        "title": "Malformed JSON",
        "status": 400,
        "detail": "The body could not be read as JSON.",
        "messageKey": "request.malformedJson"
      }
    },
    "requestTooLarge": {
      "status": 413,
      "body": {
        "type": "urn:ecritoire:problem:request.tooLarge",
        "title": "Body too large",
        "status": 413,
        "detail": "The body is over 1 MiB.",
        "messageKey": "request.tooLarge"
      }
    },
    "requestUnsupportedMediaType": {
      "status": 415,
      "body": {
        "type": "urn:ecritoire:problem:request.unsupportedMediaType",
        "title": "Unsupported media type",
        "status": 415,
        "detail": "The body has to be application/json, and not compressed.",
        "messageKey": "request.unsupportedMediaType"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "suggestFeature": {
    "received": {
      "request": {
        "headers": {
          "Idempotency-Key": "61728394-a5b6-4c7d-8e8f-901a2b3c4d16"
        },
        "body": {
          "email": "reader@example.org",
          "text": "A darker dark mode, please.",
          "language": "en"
        }
      },
      "status": 201,
      "body": {
        "id": "728394a5-b6c7-4d8e-9f90-1a2b3c4d5e20",
        "createdAt": "2026-09-14T18:00:00.000Z"
      }
    },
    "validationError": {
      "request": {
        "body": {
          "email": "reader@example.org",
          "language": "de"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "language",
            "messageKey": "validation.enum"
          },
          {
            "field": "text",
            "messageKey": "validation.required"
          }
        ]
      }
    },
    "requestMalformedJson": {
      "status": 400,
      "body": {
        "type": "urn:ecritoire:problem:request.malformedJson",
        "title": "Malformed JSON",
        "status": 400,
        "detail": "The body could not be read as JSON.",
        "messageKey": "request.malformedJson"
      }
    },
    "requestTooLarge": {
      "status": 413,
      "body": {
        "type": "urn:ecritoire:problem:request.tooLarge",
        "title": "Body too large",
        "status": 413,
        "detail": "The body is over 1 MiB.",
        "messageKey": "request.tooLarge"
      }
    },
    "requestUnsupportedMediaType": {
      "status": 415,
      "body": {
        "type": "urn:ecritoire:problem:request.unsupportedMediaType",
        "title": "Unsupported media type",
        "status": 415,
        "detail": "The body has to be application/json, and not compressed.",
        "messageKey": "request.unsupportedMediaType"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "listArticles": {
    "page": {
      "request": {
        "query": {
          "language": "fr",
          "limit": "20"
        }
      },
      "status": 200,
      "body": {
        "items": [
          {
            "slug": "faire-parler-ses-personnages",
            "language": "fr",
            "title": "Faire parler ses personnages",
            "description": "Un bon dialogue n’imite pas la conversation.",
            "cover": {
              "url": "/images/dialogue.webp",
              "width": 1200,
              "height": 630,
              "alt": "Deux tasses sur une table"
            },
            "publishedAt": "2026-09-21T08:00:00.000Z",
            "tags": [
              "dialogue"
            ],
            "translations": [
              {
                "language": "en",
                "slug": "dialogue-that-does-something"
              }
            ]
          },
          {
            "slug": "ecrire-par-seances-courtes",
            "language": "fr",
            "title": "Écrire par séances courtes",
            "description": "Une demi-heure suffit à faire avancer un livre.",
            "cover": null,
            "publishedAt": "2026-09-07T08:00:00.000Z",
            "tags": [],
            "translations": []
          }
        ],
        "nextCursor": null
      }
    },
    "validationError": {
      "request": {
        "query": {}
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "language",
            "messageKey": "validation.required"
          }
        ]
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    }
  },
  "getArticle": {
    "article": {
      "request": {
        "params": {
          "slug": "faire-parler-ses-personnages"
        },
        "query": {
          "language": "fr"
        }
      },
      "status": 200,
      "body": {
        "slug": "faire-parler-ses-personnages",
        "language": "fr",
        "title": "Faire parler ses personnages",
        "description": "Un bon dialogue n’imite pas la conversation.",
        "cover": {
          "url": "/images/dialogue.webp",
          "width": 1200,
          "height": 630,
          "alt": "Deux tasses sur une table"
        },
        "publishedAt": "2026-09-21T08:00:00.000Z",
        "updatedAt": "2026-11-02T08:00:00.000Z",
        "tags": [
          "dialogue"
        ],
        "translations": [
          {
            "language": "en",
            "slug": "dialogue-that-does-something"
          }
        ],
        "html": "<p>Écoutez une conversation dans un train.</p>\n"
      }
    },
    "validationError": {
      "request": {
        "params": {
          "slug": "faire-parler-ses-personnages"
        },
        "query": {
          "language": "de"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "language",
            "messageKey": "validation.enum"
          }
        ]
      }
    },
    "articlesNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:articles.notFound",
        "title": "Article not found",
        "status": 404,
        "detail": "There is no such article in this language.",
        "messageKey": "articles.notFound"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    }
  },
  "listRedirects": {
    "all": {
      "status": 200,
      "body": {
        "items": [
          {
            "from": "/blog",
            "to": "/articles",
            "status": 301
          }
        ]
      }
    },
    "validationError": {
      "request": {
        "query": {
          "page": "2"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "page",
            "messageKey": "validation.additionalProperties"
          }
        ]
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    }
  },
  "listDevices": {
    "page": {
      "request": {
        "query": {
          "limit": "20"
        }
      },
      "status": 200,
      "body": {
        "items": [
          {
            "id": "4f506172-8394-4a5b-8c6d-7e8f901a2b23",
            "browser": "Firefox",
            "system": "Windows",
            "signedInAt": "2026-09-14T17:58:00.000Z",
            "lastUsedAt": "2026-09-14T18:00:00.000Z",
            "isCurrent": true
          },
          {
            "id": "5f617283-94a5-4b6c-9d7e-8f901a2b3c24",
            "browser": "Safari",
            "system": "iOS",
            "signedInAt": "2026-09-02T07:12:00.000Z",
            "lastUsedAt": "2026-09-13T21:40:00.000Z",
            "isCurrent": false
          }
        ],
        "nextCursor": null
      }
    },
    "validationError": {
      "request": {
        "query": {
          "limit": "101"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "limit",
            "messageKey": "validation.numberTooLarge"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    }
  },
  "endDevice": {
    "ended": {
      "request": {
        "params": {
          "deviceId": "5f617283-94a5-4b6c-9d7e-8f901a2b3c24"
        }
      },
      "status": 204
    },
    "validationError": {
      "request": {
        "params": {
          "deviceId": "last"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "deviceId",
            "messageKey": "validation.uuid"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "devicesNotFound": {
      "status": 404,
      "body": {
        "type": "urn:ecritoire:problem:devices.notFound",
        "title": "Device not found",
        "status": 404,
        "detail": "There is no such device, signed in to this account.",
        "messageKey": "devices.notFound"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "exportAccount": {
    "file": {
      "status": 200,
      "body": {
        "format": "ecritoire-account-1",
        "exportedAt": "2026-09-20T10:00:00.000Z",
        "user": {
          "id": "0b9c0f4e-6f0a-4a51-9d3e-0d7f8f1c2a01",
          "version": 1,
          "email": "colette@example.org",
          "name": "Colette Morel",
          "givenName": "Colette",
          "pictureUrl": null,
          "bio": null,
          "language": "fr",
          "timeZone": "Europe/Paris",
          "weekStart": "monday",
          "createdAt": "2026-09-01T08:00:00.000Z"
        },
        "signIn": {
          "issuer": "https://accounts.google.com",
          "subject": "110169484474386276334"
        },
        "weeklyTargets": [
          {
            "setOn": "2026-09-07",
            "words": 5000,
            "sessions": 4
          }
        ],
        "projects": [
          {
            "id": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
            "version": 1,
            "name": "La Traversée",
            "description": "Un roman en trois parties.",
            "type": "plain",
            "sessionCount": 3,
            "documentCount": 2,
            "words": 3120,
            "createdAt": "2026-09-02T08:00:00.000Z",
            "updatedAt": "2026-09-14T18:30:00.000Z"
          }
        ],
        "documents": [
          {
            "id": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
            "version": 1,
            "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
            "projectName": "La Traversée",
            "position": "a0",
            "title": "Chapitre premier",
            "journalEntry": null,
            "language": "fr",
            "words": 9,
            "createdAt": "2026-09-02T08:05:00.000Z",
            "updatedAt": "2026-09-14T18:30:00.000Z",
            "paragraphs": [
              {
                "id": "1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05",
                "position": "a0",
                "type": "paragraph",
                "content": [
                  {
                    "text": "« Oui », dit-elle ",
                    "marks": []
                  },
                  {
                    "text": "aujourd’hui",
                    "marks": [
                      "emphasis"
                    ]
                  },
                  {
                    "text": ".",
                    "marks": []
                  }
                ],
                "version": 2,
                "updatedAt": "2026-09-14T18:30:00.000Z"
              },
              {
                "id": "2b3c4d5e-6f7a-4b8c-9d0e-1f2a3b4c5d06",
                "position": "a1",
                "type": "paragraph",
                "content": [
                  {
                    "text": "— Un arc-en-ciel, après la pluie.",
                    "marks": []
                  }
                ],
                "version": 1,
                "updatedAt": "2026-09-14T18:30:00.000Z"
              }
            ]
          }
        ],
        "writingSessions": [
          {
            "session": {
              "id": "7a8b9c0d-1e2f-4a3b-9c4d-5e6f7a8b9c04",
              "version": 1,
              "status": "published",
              "title": "Soir de pluie",
              "comment": "Le premier chapitre tient.",
              "sentiment": "positive",
              "visibility": "public",
              "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
              "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
              "timeZone": "Europe/Paris",
              "localDate": "2026-09-14",
              "startedAt": "2026-09-14T18:00:00.000Z",
              "pausedAt": null,
              "resumedAt": "2026-09-14T18:21:00.000Z",
              "lastWrittenAt": "2026-09-14T18:30:40.000Z",
              "endedAt": "2026-09-14T18:31:00.000Z",
              "publishedAt": "2026-09-14T18:35:00.000Z",
              "stats": {
                "words": 9,
                "wordsRemoved": 1,
                "paragraphs": 2,
                "durationSeconds": 1800,
                "pausedSeconds": 60,
                "idleSeconds": 0,
                "wordsPerMinute": 0.3
              }
            },
            "changes": [
              {
                "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
                "paragraphId": "1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05",
                "baseline": [],
                "added": [
                  "il",
                  "pleut"
                ],
                "removed": [],
                "copied": [],
                "copiedFrom": []
              }
            ],
            "carried": [
              {
                "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
                "paragraphId": "1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05",
                "layer": 1,
                "added": [
                  "hier"
                ],
                "removed": []
              }
            ],
            "published": [
              {
                "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
                "documentTitle": "Chapitre premier",
                "language": "fr",
                "id": "1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c05",
                "position": "a0",
                "type": "paragraph",
                "content": [
                  {
                    "text": "« Oui », dit-elle ",
                    "marks": []
                  },
                  {
                    "text": "aujourd’hui",
                    "marks": [
                      "emphasis"
                    ]
                  },
                  {
                    "text": ".",
                    "marks": []
                  }
                ]
              }
            ]
          }
        ],
        "invitations": [
          {
            "id": "3e4f5061-7283-494a-9b5c-6d7e8f901a13",
            "createdAt": "2026-09-14T18:00:00.000Z",
            "expiresAt": "2026-10-14T18:00:00.000Z"
          }
        ],
        "subscribers": [
          {
            "id": "4f506172-8394-4a5b-8c6d-7e8f901a2b14",
            "reader": {
              "id": "2d3e4f50-6172-4839-8a4b-5c6d7e8f9011",
              "name": "Georges Lenoir",
              "pictureUrl": null
            },
            "createdAt": "2026-09-15T07:00:00.000Z"
          }
        ],
        "subscriptions": [],
        "waitlistEntries": [
          {
            "id": "728394a5-b6c7-4d8e-9f90-1a2b3c4d5e21",
            "email": "colette@example.org",
            "expectations": null,
            "formats": [
              "novel"
            ],
            "currentPractice": null,
            "language": "fr",
            "createdAt": "2026-08-30T09:00:00.000Z"
          }
        ],
        "questions": [
          {
            "id": "728394a5-b6c7-4d8e-9f90-1a2b3c4d5e22",
            "email": "colette@example.org",
            "text": "Peut-on écrire sans réseau ?",
            "language": null,
            "createdAt": "2026-08-31T09:00:00.000Z"
          }
        ],
        "suggestions": []
      }
    },
    "validationError": {
      "request": {
        "query": {
          "page": "2"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "page",
            "messageKey": "validation.additionalProperties"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "authFreshSignInRequired": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.freshSignInRequired",
        "title": "Fresh sign-in required",
        "status": 403,
        "detail": "This call needs a sign-in of the last five minutes.",
        "messageKey": "auth.freshSignInRequired"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    }
  },
  "archiveAccount": {
    "file": {
      "status": 200
    },
    "validationError": {
      "request": {
        "query": {
          "page": "2"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "page",
            "messageKey": "validation.additionalProperties"
          }
        ]
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "authFreshSignInRequired": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.freshSignInRequired",
        "title": "Fresh sign-in required",
        "status": 403,
        "detail": "This call needs a sign-in of the last five minutes.",
        "messageKey": "auth.freshSignInRequired"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    }
  },
  "importArchive": {
    "accountFull": {
      "status": 409,
      "body": {
        "type": "urn:ecritoire:problem:account.full",
        "title": "Account full",
        "status": 409,
        "detail": "The account would take up more than this server gives one; nothing was written.",
        "messageKey": "account.full",
        "limit": 500000000,
        "used": 499999950
      }
    },
    "dryRun": {
      "request": {
        "query": {
          "dryRun": "true"
        }
      },
      "status": 200,
      "body": {
        "archiveId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c90",
        "archivedAt": "2026-09-14T18:00:00.000Z",
        "isDryRun": true,
        "added": {
          "projects": 2,
          "documents": 12,
          "journalEntries": 31,
          "inTrash": 1,
          "versions": 64,
          "sessions": 45,
          "published": 3,
          "targets": 2,
          "words": 48210,
          "size": 611400
        },
        "isProfileAdded": false,
        "skipped": [
          {
            "reason": "targetsSet",
            "count": 1
          }
        ]
      }
    },
    "imported": {
      "status": 200,
      "body": {
        "archiveId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c90",
        "archivedAt": "2026-09-14T18:00:00.000Z",
        "isDryRun": false,
        "added": {
          "projects": 2,
          "documents": 12,
          "journalEntries": 31,
          "inTrash": 1,
          "versions": 64,
          "sessions": 45,
          "published": 3,
          "targets": 2,
          "words": 48210,
          "size": 611400
        },
        "isProfileAdded": false,
        "skipped": []
      }
    },
    "repeated": {
      "status": 200,
      "body": {
        "archiveId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c90",
        "archivedAt": "2026-09-14T18:00:00.000Z",
        "isDryRun": false,
        "added": {
          "projects": 0,
          "documents": 0,
          "journalEntries": 0,
          "inTrash": 0,
          "versions": 0,
          "sessions": 0,
          "published": 0,
          "targets": 0,
          "words": 0,
          "size": 0
        },
        "isProfileAdded": false,
        "skipped": [
          {
            "reason": "alreadyHere",
            "count": 90
          },
          {
            "reason": "targetsSet",
            "count": 3
          }
        ]
      }
    },
    "validationError": {
      "request": {
        "query": {
          "page": "2"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "page",
            "messageKey": "validation.additionalProperties"
          }
        ]
      }
    },
    "archivesUnreadable": {
      "status": 400,
      "body": {
        "type": "urn:ecritoire:problem:archives.unreadable",
        "title": "No archive",
        "status": 400,
        "detail": "The body could not be read as an archive.",
        "messageKey": "archives.unreadable"
      }
    },
    "archivesInvalid": {
      "status": 400,
      "body": {
        "type": "urn:ecritoire:problem:archives.invalid",
        "title": "Archive invalid",
        "status": 400,
        "detail": "The archive does not keep to its format.",
        "messageKey": "archives.invalid"
      }
    },
    "archivesUnknownVersion": {
      "status": 400,
      "body": {
        "type": "urn:ecritoire:problem:archives.unknownVersion",
        "title": "Unknown format version",
        "status": 400,
        "detail": "The archive has a format that this server does not know.",
        "messageKey": "archives.unknownVersion"
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "requestTooLarge": {
      "status": 413,
      "body": {
        "type": "urn:ecritoire:problem:request.tooLarge",
        "title": "Body too large",
        "status": 413,
        "detail": "The body is over 1 MiB.",
        "messageKey": "request.tooLarge"
      }
    },
    "archivesTooLarge": {
      "status": 413,
      "body": {
        "type": "urn:ecritoire:problem:archives.tooLarge",
        "title": "Archive too large",
        "status": 413,
        "detail": "The archive is too large once it is unpacked.",
        "messageKey": "archives.tooLarge"
      }
    },
    "requestUnsupportedMediaType": {
      "status": 415,
      "body": {
        "type": "urn:ecritoire:problem:request.unsupportedMediaType",
        "title": "Unsupported media type",
        "status": 415,
        "detail": "The body has to be application/json, and not compressed.",
        "messageKey": "request.unsupportedMediaType"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "deleteAccount": {
    "deleted": {
      "request": {
        "body": {
          "email": "colette@example.org"
        }
      },
      "status": 204
    },
    "emailMismatch": {
      "request": {
        "body": {
          "email": "someone-else@example.org"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "email",
            "messageKey": "account.emailMismatch"
          }
        ]
      }
    },
    "validationError": {
      "request": {
        "body": {
          "email": "colette"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "email",
            "messageKey": "validation.email"
          }
        ]
      }
    },
    "requestMalformedJson": {
      "status": 400,
      "body": {
        "type": "urn:ecritoire:problem:request.malformedJson",
        "title": "Malformed JSON",
        "status": 400,
        "detail": "The body could not be read as JSON.",
        "messageKey": "request.malformedJson"
      }
    },
    "authRequired": {
      "status": 401,
      "body": {
        "type": "urn:ecritoire:problem:auth.required",
        "title": "Sign-in required",
        "status": 401,
        "detail": "A valid access token is needed for this call.",
        "messageKey": "auth.required"
      }
    },
    "authAccountDeactivated": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.accountDeactivated",
        "title": "Account deactivated",
        "status": 403,
        "detail": "This account has been deactivated.",
        "messageKey": "auth.accountDeactivated"
      }
    },
    "authFreshSignInRequired": {
      "status": 403,
      "body": {
        "type": "urn:ecritoire:problem:auth.freshSignInRequired",
        "title": "Fresh sign-in required",
        "status": 403,
        "detail": "This call needs a sign-in of the last five minutes.",
        "messageKey": "auth.freshSignInRequired"
      }
    },
    "requestTooLarge": {
      "status": 413,
      "body": {
        "type": "urn:ecritoire:problem:request.tooLarge",
        "title": "Body too large",
        "status": 413,
        "detail": "The body is over 1 MiB.",
        "messageKey": "request.tooLarge"
      }
    },
    "requestUnsupportedMediaType": {
      "status": 415,
      "body": {
        "type": "urn:ecritoire:problem:request.unsupportedMediaType",
        "title": "Unsupported media type",
        "status": 415,
        "detail": "The body has to be application/json, and not compressed.",
        "messageKey": "request.unsupportedMediaType"
      }
    },
    "requestTooManyRequests": {
      "status": 429,
      "body": {
        "type": "urn:ecritoire:problem:request.tooManyRequests",
        "title": "Too many requests",
        "status": 429,
        "detail": "This client has asked too often; Retry-After says when to ask again.",
        "messageKey": "request.tooManyRequests"
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "serverUnavailable": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:server.unavailable",
        "title": "Unavailable",
        "status": 503,
        "detail": "What the server needs is out of reach for a while.",
        "messageKey": "server.unavailable"
      }
    },
    "serverFull": {
      "status": 507,
      "body": {
        "type": "urn:ecritoire:problem:server.full",
        "title": "No room left",
        "status": 507,
        "detail": "There is no room left to write.",
        "messageKey": "server.full"
      }
    }
  },
  "getHealth": {
    "ok": {
      "status": 200,
      "body": {
        "status": "ok"
      }
    },
    "validationError": {
      "request": {
        "query": {
          "page": "2"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "page",
            "messageKey": "validation.additionalProperties"
          }
        ]
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    }
  },
  "getReadiness": {
    "ready": {
      "status": 200,
      "body": {
        "status": "ready"
      }
    },
    "validationError": {
      "request": {
        "query": {
          "page": "2"
        }
      },
      "status": 422,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.validationError",
        "title": "Validation error",
        "status": 422,
        "detail": "Something in the request is missing or wrong.",
        "messageKey": "actions.endpoints.validationError",
        "errors": [
          {
            "field": "page",
            "messageKey": "validation.additionalProperties"
          }
        ]
      }
    },
    "actionsEndpointsServerError": {
      "status": 500,
      "body": {
        "type": "urn:ecritoire:problem:actions.endpoints.serverError",
        "title": "Unexpected error",
        "status": 500,
        "detail": "An unexpected error occurred.",
        "messageKey": "actions.endpoints.serverError"
      }
    },
    "healthNotReady": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:health.notReady",
        "title": "Not ready",
        "status": 503,
        "detail": "The database does not answer, or takes no writing.",
        "messageKey": "health.notReady"
      }
    },
    "healthFull": {
      "status": 503,
      "body": {
        "type": "urn:ecritoire:problem:health.full",
        "title": "No room left",
        "status": 503,
        "detail": "The disk of the database is full.",
        "messageKey": "health.full"
      }
    }
  }
} satisfies Record<OperationId, Record<string, Example>>;
