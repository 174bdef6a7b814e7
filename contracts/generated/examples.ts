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
        "detail": "The body has to be application/json.",
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
        "detail": "The body has to be application/json.",
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
        "detail": "The body has to be application/json.",
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
    }
  },
  "signOutEverywhere": {
    "signedOut": {
      "status": 204
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
  "getCurrentUser": {
    "user": {
      "status": 200,
      "body": {
        "id": "0b9c0f4e-6f0a-4a51-9d3e-0d7f8f1c2a01",
        "version": 1,
        "email": "colette@example.org",
        "name": "Colette Morel",
        "pictureUrl": null,
        "bio": null,
        "language": "fr",
        "timeZone": "Europe/Paris",
        "weekStart": "monday",
        "createdAt": "2026-09-01T08:00:00.000Z"
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
            "createdAt": "2026-09-02T08:00:00.000Z",
            "updatedAt": "2026-09-14T18:30:00.000Z"
          }
        ],
        "nextCursor": null
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
        "detail": "The body has to be application/json.",
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
        "detail": "If-Match names another version than the current one; nothing was changed.",
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
        "detail": "The body has to be application/json.",
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
        "detail": "If-Match names another version than the current one; nothing was changed.",
        "messageKey": "request.staleVersion"
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
  "listDocuments": {
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
            "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
            "projectName": "La Traversée",
            "title": "Chapitre premier",
            "language": "fr",
            "words": 9,
            "createdAt": "2026-09-02T08:05:00.000Z",
            "updatedAt": "2026-09-14T18:30:00.000Z"
          }
        ],
        "nextCursor": "MjAyNi0wOS0xNA"
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
        "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
        "projectName": "La Traversée",
        "title": "Chapitre premier",
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
            "messageKey": "validation.textTooShort"
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
        "detail": "The body has to be application/json.",
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
        "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
        "projectName": "La Traversée",
        "title": "Chapitre premier",
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
  "updateDocument": {
    "updated": {
      "request": {
        "params": {
          "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03"
        },
        "body": {
          "title": "Chapitre un"
        }
      },
      "status": 200,
      "body": {
        "id": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
        "projectId": "4c2b7f0a-3a0e-4d0b-8b52-7a6f5b1c9e02",
        "projectName": "La Traversée",
        "title": "Chapitre un",
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
        "detail": "The body has to be application/json.",
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
  "saveParagraphs": {
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
        "detail": "The body has to be application/json.",
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
    }
  },
  "listWritingSessions": {
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
            "documentId": "9f1d2c3b-5e6f-4a7b-8c9d-0e1f2a3b4c03",
            "timeZone": "Europe/Paris",
            "localDate": "2026-09-14",
            "startedAt": "2026-09-14T18:00:00.000Z",
            "pausedAt": null,
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
        "detail": "The body has to be application/json.",
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
    "none": {
      "status": 200,
      "body": {
        "session": null
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
        "detail": "If-Match names another version than the current one; nothing was changed.",
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
        "detail": "The body has to be application/json.",
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
        "detail": "If-Match names another version than the current one; nothing was changed.",
        "messageKey": "request.staleVersion"
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
        "detail": "If-Match names another version than the current one; nothing was changed.",
        "messageKey": "request.staleVersion"
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
  "endWritingSession": {
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
        "detail": "If-Match names another version than the current one; nothing was changed.",
        "messageKey": "request.staleVersion"
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
        "detail": "If-Match names another version than the current one; nothing was changed.",
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
        "detail": "The body has to be application/json.",
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
        "detail": "If-Match names another version than the current one; nothing was changed.",
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
        "detail": "The body has to be application/json.",
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
        "detail": "If-Match names another version than the current one; nothing was changed.",
        "messageKey": "request.staleVersion"
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
        "detail": "If-Match names another version than the current one; nothing was changed.",
        "messageKey": "request.staleVersion"
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
  "getHealth": {
    "ok": {
      "status": 200,
      "body": {
        "status": "ok"
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
        "detail": "The database does not answer.",
        "messageKey": "health.notReady"
      }
    }
  }
} satisfies Record<OperationId, Record<string, Example>>;
